import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Logo } from '@/shared/ui/logo/Logo';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import frame from './Frame.module.css';
import styles from './FrameSkeleton.module.css';

interface FrameSkeletonProps {
  /** Under the content while it loads. */
  note?: ReactNode;
  children?: ReactNode;
}

/**
 * The frame before the member is known: same layout, no controls. Part of the first chunk, so kept light. With
 * children it shows them, for an error, instead of a loading state.
 */
export function FrameSkeleton({ note, children }: FrameSkeletonProps) {
  const t = useTexts('common');
  const isLoading = children === undefined;
  return (
    <>
      <div className={frame.top}>
        <div className={frame.topColumns}>
          <Logo />
        </div>
      </div>
      <div className={frame.columns}>
        <div className={styles.nav}>
          {isLoading && Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={20} />)}
        </div>
        <main id="main" tabIndex={-1} className={frame.main} aria-busy={isLoading}>
          {isLoading ? (
            <>
              <div className={styles.content}>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Skeleton width={180} height={34} />
                <Skeleton height={48} shape="pill" />
                <Skeleton height={220} shape="block" />
                <Skeleton height={220} shape="block" />
              </div>
              {note}
            </>
          ) : (
            children
          )}
        </main>
        <div className={styles.rail}>
          {isLoading && <Skeleton height={168} shape="block" />}
          {isLoading && <Skeleton height={168} shape="block" />}
        </div>
      </div>
    </>
  );
}
