import type { ReactNode } from 'react';
import { useMinWidth } from '@/shared/lib/device/useMinWidth';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import styles from './Frame.module.css';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { sidebarFrom } from './frameWidths';
import { LogOutProvider } from './LogOutProvider';
import { OfflineBanner } from './OfflineBanner';
import { Rail } from '../rail/Rail';
import { useShellTexts } from './shellTexts';
import { Sidebar } from './Sidebar';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';
import { UndoOffer } from './UndoOffer';
import { Uploading } from './Uploading';
import { usePreparedParts } from './usePreparedParts';

/** Loaded after the first paint. */
const Shortcuts = lazyExtra(async () => {
  await untilIdle();
  return (await import('../shortcuts/Shortcuts')).Shortcuts;
});

export interface FrameProps {
  /** True for a page that fills the column of the rail too. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Header, sidebar and right rail around a member's page; each part fails alone (SHELL-07). On small screens a bar of
 * tabs takes the place of the sidebar.
 */
export function Frame({ isWide = false, children }: FrameProps) {
  const t = useShellTexts();
  const hasSidebar = useMinWidth(sidebarFrom);
  usePreparedParts();
  return (
    <LogOutProvider>
      <LeaveGuard>
        <a
          href="#main"
          className={styles.skip}
          onClick={(event) => {
            // The address belongs to the router.
            event.preventDefault();
            document.getElementById('main')?.focus();
          }}
        >
          {t('skip')}
        </a>
        <ErrorBoundary level="panel">
          <TopBar />
        </ErrorBoundary>
        <OfflineBanner />
        <Shortcuts />
        <div className={styles.columns} data-wide={isWide}>
          {hasSidebar && (
            <ErrorBoundary level="panel">
              <Sidebar />
            </ErrorBoundary>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Rail isWide={isWide} />
        </div>
        <Uploading />
        <UndoOffer />
        {!hasSidebar && (
          <ErrorBoundary level="panel">
            <TabBar />
          </ErrorBoundary>
        )}
      </LeaveGuard>
    </LogOutProvider>
  );
}
