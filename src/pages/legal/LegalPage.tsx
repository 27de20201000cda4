import { useSelector } from 'react-redux';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { selectPhase } from '@/features/session/selectors';
import { SiteFooter } from '@/features/device/ui/SiteFooter';
import { legalPages, paths, type LegalPage as Page } from '@/shared/config/paths';
import { legal } from '@/shared/i18n/en/legal';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Logo } from '@/shared/ui/logo/Logo';
import NotFoundPage from '../status/NotFoundPage';
import { LegalText } from './LegalText';
import styles from './LegalPage.module.css';

addTexts('legal', legal);

/** Privacy, terms, cookies, refunds, disclosures (SHELL-05); with its own header and footer for guests. */
export default function LegalPage() {
  const { page } = useParams();
  const isMember = useSelector(selectPhase) === 'member';
  const known = legalPages.find((name) => name === page);
  if (!known) return <NotFoundPage />;
  return isMember ? <LegalText page={known} /> : <GuestPage page={known} />;
}

function GuestPage({ page }: { page: Page }) {
  const t = useTexts('legal');
  useDocumentTitle(t(`${page}.title`));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink to={paths.login}>
          <Logo />
        </RouterLink>
        <RouterLink to={paths.login} className={styles.back}>
          {t('back')}
        </RouterLink>
      </header>
      <main className={styles.sheet}>
        <LegalText page={page} />
      </main>
      <SiteFooter />
    </div>
  );
}
