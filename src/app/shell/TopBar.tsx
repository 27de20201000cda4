import { Clapperboard } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { SearchBox } from '@/features/search/ui/SearchBox';
import { paths } from '@/shared/config/paths';
import { Logo } from '@/shared/ui/logo/Logo';
import { AccountMenu } from './AccountMenu';
import frame from './Frame.module.css';
import { NotificationBell } from './NotificationBell';
import { useShellTexts } from './shellTexts';
import button from '@/shared/ui/iconButton/IconButton.module.css';
import styles from './TopBar.module.css';
import { useOpenFeed } from './useOpenFeed';

/** Logo, search, bell and account menu (SHELL-04). Small screens have the search on its own page only. */
export function TopBar() {
  const t = useShellTexts();
  const openFeed = useOpenFeed();
  const isSearching = useMatch('/search') !== null;
  return (
    <header className={frame.top} data-searching={isSearching}>
      <div className={frame.topColumns}>
        <Link to={paths.feed} className={styles.brand} aria-label={t('home')} onClick={openFeed}>
          <Logo />
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.account}>
          <Link to={paths.shortVideos} className={button.button} aria-label={t('links.shortVideos')}>
            <Clapperboard aria-hidden="true" />
          </Link>
          <NotificationBell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
