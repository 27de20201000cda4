import { Bell, Menu, Newspaper, Plus, Search, type LucideIcon } from 'lucide-react';
import { useState, type MouseEventHandler } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { SiteFooter } from '@/features/device/ui/SiteFooter';
import { paths } from '@/shared/config/paths';
import { Modal, prepareModal } from '@/shared/ui/modal/Modal';
import { useShellTexts } from './shellTexts';
import { Sidebar } from './Sidebar';
import styles from './TabBar.module.css';
import { useOpenFeed } from './useOpenFeed';

/** The bar at the bottom of small screens; its last entry opens the sidebar as a sheet. */
export function TabBar() {
  const t = useShellTexts();
  const openFeed = useOpenFeed();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <nav className={styles.bar} aria-label={t('tabBar')}>
      <Tab to={paths.feed} icon={Newspaper} label={t('links.feed')} onClick={openFeed} />
      <Tab to="/search" icon={Search} label={t('search')} />
      <Link to={paths.feed} state={{ compose: true }} className={styles.plus} aria-label={t('newPost')}>
        <Plus aria-hidden="true" />
      </Link>
      <Tab to={paths.notifications} icon={Bell} label={t('notifications')} />
      <button
        type="button"
        className={styles.tab}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onPointerEnter={prepareModal}
        onFocus={prepareModal}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <Modal isOpen={isOpen} title={t('menu')} onClose={close}>
        <Sidebar place="sheet" onLeave={close} />
        <div className={styles.foot}>
          <SiteFooter />
        </div>
      </Modal>
    </nav>
  );
}

interface TabProps {
  to: string;
  icon: LucideIcon;
  label: string;
  onClick?: MouseEventHandler;
}

function Tab({ to, icon: Icon, label, onClick }: TabProps) {
  return (
    <NavLink to={to} end className={styles.tab} aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </NavLink>
  );
}
