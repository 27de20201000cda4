import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { Link } from '@/shared/ui/link/Link';
import { Logo } from '@/shared/ui/logo/Logo';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './AuthLayout.module.css';
import { SiteFooter } from '@/features/device/ui/SiteFooter';

interface AuthLayoutProps {
  heading: string;
  lead?: string;
  /** Beside the logo: the link to sign-up or login. */
  aside?: ReactNode;
  art: string;
  children: ReactNode;
}

/** The two halves of every page before a session: the form, and the house pattern. */
export function AuthLayout({ heading, lead, aside, art, children }: AuthLayoutProps) {
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
      <div className={styles.art}>
        <div className={styles.tiles}>
          <Tile seed={art} columns={6} rows={7} background={5} density={0.82} />
        </div>
      </div>
    </div>
  );
}
