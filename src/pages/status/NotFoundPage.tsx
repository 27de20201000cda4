import { useSelector } from 'react-redux';
import { SiteFooter } from '@/features/device/ui/SiteFooter';
import { selectPhase } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { status } from '@/shared/i18n/en/status';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Link } from '@/shared/ui/link/Link';
import { Logo } from '@/shared/ui/logo/Logo';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './Status.module.css';

addTexts('status', status);

/** An unknown address, with a link home (SHELL-07); for guests with a head and a foot of its own. */
export default function NotFoundPage() {
  const t = useTexts('status');
  const isMember = useSelector(selectPhase) === 'member';
  useDocumentTitle(t('notFound.title'));
  const nothing = (
    <div className={styles.notFound}>
      <div className={styles.small}>
        <Tile seed="nowhere" columns={4} rows={2} background={4} density={0.85} palette={[1, 5, 2, 1]} />
      </div>
      <PageHeading>{t('notFound.heading')}</PageHeading>
      <p className={styles.lead}>{t('notFound.text')}</p>
      <ButtonLink variant="primary" to={isMember ? paths.feed : paths.login}>
        {t(isMember ? 'notFound.home' : 'notFound.logIn')}
      </ButtonLink>
    </div>
  );
  if (isMember) return nothing;
  return (
    <div className={styles.guest}>
      <header>
        <Link to={paths.login} look="name">
          <Logo />
        </Link>
      </header>
      <main>{nothing}</main>
      <SiteFooter />
    </div>
  );
}
