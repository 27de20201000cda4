import { paths } from '@/shared/config/paths';
import { status } from '@/shared/i18n/en/status';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './Status.module.css';

addTexts('status', status);

/** An unknown address, with a link home (SHELL-07). */
export default function NotFoundPage() {
  const t = useTexts('status');
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.notFound}>
      <div className={styles.small}>
        <Tile seed="nowhere" columns={4} rows={2} background={4} density={0.85} palette={[1, 5, 2, 1]} />
      </div>
      <PageHeading>{t('notFound.heading')}</PageHeading>
      <p className={styles.lead}>{t('notFound.text')}</p>
      <ButtonLink variant="primary" to={paths.feed}>
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
}
