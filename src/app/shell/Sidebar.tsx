import { ExternalLink as ExternalMark, LogOut, type LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { selectMe } from '@/features/session/selectors';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { lazyPage } from '../lazyPage';
import { useLogOut } from './logOut';
import { navigationGroups, type NavigationEntry } from './navigationEntries';
import { useShellTexts } from './shellTexts';
import styles from './Sidebar.module.css';
import { useOpenFeed } from './useOpenFeed';

const GroupsWaiting = lazyPage(async () => {
  await untilIdle();
  const { GroupsWaiting: Part, rooms } = await import('./GroupsWaiting');
  return { default: Part, rooms };
});

const ModerationLink = lazyPage(async () => {
  await untilIdle();
  return { default: (await import('./ModerationLink')).ModerationLink };
});

interface SidebarProps {
  /** `column` beside the page, with icons alone where space is short; `sheet` in the menu of small screens. */
  place?: 'column' | 'sheet';
  /** Called when a link is followed, so that the sheet can close. */
  onLeave?: () => void;
}

/** The links of the product and "Log out" (SHELL-03). */
export function Sidebar({ place = 'column', onLeave }: SidebarProps) {
  const t = useShellTexts();
  const logOut = useLogOut();
  const hasDiscover = useSpeaks('discover');
  const lastGroup = navigationGroups.length - 1;
  const role = useSelector((state: Parameters<typeof selectMe>[0]) => selectMe(state)?.accessRole);
  const isOfHouse = role === 'moderator' || role === 'operator';
  return (
    <nav className={styles.nav} data-place={place} aria-label={t('mainNavigation')}>
      {navigationGroups.map((group, index) => (
        <ul key={index}>
          {group.map(
            (entry) =>
              (hasDiscover || entry.name !== 'discover') && (
                <li key={entry.name}>
                  <Entry entry={entry} onLeave={onLeave} />
                </li>
              ),
          )}
          {index === 0 && isOfHouse && (
            <ErrorBoundary level="overlay">
              <Suspense>
                <ModerationLink onLeave={onLeave} />
              </Suspense>
            </ErrorBoundary>
          )}
          {index === lastGroup && (
            <li>
              <button
                type="button"
                className={styles.entry}
                onClick={() => {
                  onLeave?.();
                  logOut();
                }}
              >
                <EntryContent icon={LogOut}>{t('logOut')}</EntryContent>
              </button>
            </li>
          )}
        </ul>
      ))}
    </nav>
  );
}

function Entry({ entry, onLeave }: { entry: NavigationEntry; onLeave: (() => void) | undefined }) {
  const t = useShellTexts();
  const openFeed = useOpenFeed();
  const { name, icon, to, address, within } = entry;
  const { pathname } = useLocation();
  const content = <EntryContent icon={icon}>{t(`links.${name}`)}</EntryContent>;
  if (address !== null) {
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.entry}
        onClick={() => onLeave?.()}
      >
        {content}
        <ExternalMark className={styles.external} aria-hidden="true" />
        <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
      </a>
    );
  }
  return (
    <NavLink
      to={to}
      end={to === paths.feed}
      className={styles.entry}
      data-within={within !== undefined && pathname.startsWith(within)}
      onClick={(event) => {
        onLeave?.();
        if (to === paths.feed) openFeed(event);
      }}
    >
      {content}
      {name === 'groups' && (
        <ErrorBoundary level="overlay">
          <Suspense>
            <GroupsWaiting />
          </Suspense>
        </ErrorBoundary>
      )}
    </NavLink>
  );
}

function EntryContent({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.label}>{children}</span>
    </>
  );
}
