import { lazy, useState, type ComponentType } from 'react';
import { addRooms, type Room } from '@/shared/store/rooms';

interface PageModule<Props> {
  default: ComponentType<Props>;
  /** Rooms that come with the page; they run before it first shows. */
  rooms?: readonly Room[];
}

/**
 * A page in its own chunk. `preload` fetches it ahead; a loaded page renders at once, so that the static shell is
 * replaced without an empty moment. A failed load is tried again.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<PageModule<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<PageModule<Props>> | null = null;
  let waiting = lazy(start);

  function start() {
    loading ??= load().then(
      (module) => {
        addRooms(module.rooms ?? []);
        loaded = module.default;
        return module;
      },
      (thrown: unknown) => {
        loading = null;
        waiting = lazy(start);
        throw thrown;
      },
    );
    return loading;
  }

  function LazyPage(props: Props) {
    // Chosen once per mount: a change of type would lose the page's state.
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? waiting);
    return <Page {...props} />;
  }

  return Object.assign(LazyPage, {
    preload: async () => {
      await start();
    },
  });
}
