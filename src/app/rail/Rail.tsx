import { Suspense } from 'react';
import { SiteFooter } from '@/features/device/ui/SiteFooter';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import styles from './Rail.module.css';
import { useShellTexts } from '../shell/shellTexts';

/** Loaded after the first paint. */
const RailParts = lazyPart(async () => {
  await untilIdle();
  return (await import('./RailParts')).RailParts;
});

/** The modules beside a page (SHELL-10), above the footer (SHELL-05). */
export function Rail() {
  const t = useShellTexts();
  return (
    <div className={styles.side}>
      <aside className={styles.rail} aria-label={t('suggestions')}>
        <Suspense fallback={<div aria-busy="true" />}>
          <RailParts />
        </Suspense>
      </aside>
      <SiteFooter />
    </div>
  );
}
