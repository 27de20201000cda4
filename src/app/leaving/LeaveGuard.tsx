import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router-dom';
import { selectHasBackgroundUploads, selectIsLargeUpload } from '@/features/media/slice';
import { useLeavingNeedsConfirmation } from '@/shared/lib/leaving/leaving';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { useNavigationBlock } from './useNavigationBlock';

const LeaveQuestion = lazyOverlay(async () => (await import('./LeaveQuestion')).LeaveQuestion);

/** Continues the held navigation. */
type Departure = () => void;

/**
 * Asks before leaving a page with more than 10 MB of uploads under way (VAL-04) or unsaved changes: for links,
 * navigation within the app, Back and Forward, and, by the browser's own question, closing or reloading. A change
 * within one path, such as opening a photo, does not count. Files on their way into albums go on within the app.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const isEdited = useLeavingNeedsConfirmation();
  const isOn = useSelector(selectIsLargeUpload) || isEdited;
  const isClosingAsked = useSelector(selectHasBackgroundUploads) || isOn;
  const { pathname } = useLocation();
  const context = use(NavigationContext);
  const [departure, setDeparture] = useState<Departure | null>(null);
  useNavigationBlock(isOn, (leave) => setDeparture(() => leave));

  useEffect(() => {
    // The question must be at hand without a connection, too.
    if (isOn) LeaveQuestion.prepare();
  }, [isOn]);
  useEffect(() => {
    if (!isClosingAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isClosingAsked]);

  const guarded = useMemo(() => {
    if (!isOn) return context;
    const { navigator } = context;
    const push: Navigator['push'] = (to, state, options) => {
      const go = () => navigator.push(to, state, options);
      if (pathOf(to) === pathname) go();
      else setDeparture(() => go);
    };
    const held: Navigator = {
      push,
      replace: (to, state, options) => navigator.replace(to, state, options),
      go: (delta) => navigator.go(delta),
      createHref: (to) => navigator.createHref(to),
    };
    return { ...context, navigator: held };
  }, [context, isOn, pathname]);

  return (
    <NavigationContext value={guarded}>
      {children}
      {departure && (
        <LeaveQuestion
          isEdited={isEdited}
          onLeave={() => {
            setDeparture(null);
            departure();
          }}
          onClose={() => setDeparture(null)}
        />
      )}
    </NavigationContext>
  );
}

function pathOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);
}
