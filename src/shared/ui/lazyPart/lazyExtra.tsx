import { startTransition, useEffect, useReducer, type ComponentType } from 'react';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';

/**
 * A part in its own chunk that nobody waits for, such as a tooltip: renders nothing until its code is there, and
 * nothing where it cannot be loaded.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  const start = () =>
    (loading ??= untilLoaded(load).then((part) => {
      loaded = part;
    }));

  function LazyExtra(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (loaded) return;
      let isMounted = true;
      void start().then(() => {
        if (isMounted) startTransition(renderAgain);
      });
      return () => {
        isMounted = false;
      };
    }, []);
    const Loaded = loaded;
    return Loaded && <Loaded {...props} />;
  }

  /** Loads the code ahead. */
  return Object.assign(LazyExtra, { prepare: () => void start() });
}
