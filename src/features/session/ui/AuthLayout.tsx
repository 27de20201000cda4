import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { Link } from '@/shared/ui/link/Link';
import { Logo } from '@/shared/ui/logo/Logo';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './AuthLayout.module.css';
import { useEnteringTexts } from './enteringTexts';
import { SiteFooter } from '@/features/device/ui/SiteFooter';

interface AuthLayoutProps {
  heading: string;
  lead?: string;
  /** Beside the logo: the link to sign-up or login. */
  aside?: ReactNode;
  art: string;
  quote?: { text: string; by: string };
  children: ReactNode;
}

/** The two halves of every page before a session: the form, and the house pattern with a quotation. */
export function AuthLayout({ heading, lead, aside, art, quote, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link to={paths.login} look="name">
            <Logo />
          </Link>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </header>
        {/* A page that is one form takes the focus in its first field. */}
        <main className={styles.main} data-focus="field">
          <PageHeading look="display">{heading}</PageHeading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <SiteFooter />
      </div>
      <Art seed={art} quote={quote} />
    </div>
  );
}

function Art({ seed, quote }: { seed: string; quote: AuthLayoutProps['quote'] }) {
  const t = useEnteringTexts();
  const tiles = (
    <div className={styles.tiles}>
      <Tile seed={seed} columns={6} rows={7} background={5} density={0.82} />
    </div>
  );
  if (!quote) return <div className={styles.art}>{tiles}</div>;
  return (
    <aside className={styles.art} aria-label={t('quoteLabel')}>
      {tiles}
      <figure className={styles.quote}>
        <blockquote>{quote.text}</blockquote>
        <figcaption>{quote.by}</figcaption>
      </figure>
    </aside>
  );
}
