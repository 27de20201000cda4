import { paths } from '@/shared/config/paths';
import { Link } from '@/shared/ui/link/Link';
import { InformationPage, Part, Points } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

const points = ['feed', 'chain', 'yours'] as const;

export default function AboutPage() {
  const t = useInformationTexts();
  return (
    <InformationPage title={t('about.title')} lead={t('about.lead')}>
      <Points points={points.map((point) => t(`about.points.${point}`))} />
      <Part title={t('about.links')}>
        <p className={styles.links}>
          <Link to={paths.help}>{t('about.help')}</Link>
          <Link to={paths.legal('privacy')}>{t('about.privacy')}</Link>
          <Link to={paths.legal('terms')}>{t('about.terms')}</Link>
        </p>
      </Part>
    </InformationPage>
  );
}
