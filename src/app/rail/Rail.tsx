import { Suspense } from 'react';
import { SiteFooter } from '@/features/device/ui/SiteFooter';
import { useMinWidth } from '@/shared/lib/device/useMinWidth';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import styles from './Rail.module.css';
import { railFrom } from '../shell/frameWidths';
import { useShellTexts } from '../shell/shellTexts';

/** Loaded after the first paint. */
const RailParts = lazyPart(async () => {
  await untilIdle();
  return (await import('./RailParts')).RailParts;
});

/**
 * The modules beside a page, where there is room (SHELL-10), above the footer (SHELL-05), which alone a wide page has.
 */
export function Rail({ isWide }: { isWide: boolean }) {
  const t = useShellTexts();
  const hasRoom = useMinWidth(railFrom) && !isWide;
  return (
    <div className={styles.side} data-wide={isWide}>
      {hasRoom && (
        <aside className={styles.rail} aria-label={t('suggestions')}>
          <Suspense fallback={<div aria-busy="true" />}>
            <RailParts />
          </Suspense>
        </aside>
      )}
      <SiteFooter />
    </div>
  );
}
