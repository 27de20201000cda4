import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import { PartFailure } from '@/shared/lib/chunks/partFailure';

/**
 * A component in its own chunk. Suspends while it loads; once loaded it renders at once. Throws PartFailure, which the
 * nearest ErrorBoundary shows with a retry.
 */
export function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let waiting = lazy(start);

  async function fetchPart() {
    loaded = await load();
    return { default: loaded };
  }

  async function start() {
    try {
      return await loadChunk(fetchPart);
    } catch (cause) {
      const failed = waiting;
      throw new PartFailure(cause, () => {
        // Only its own: a later try may be under way.
        if (waiting === failed) waiting = lazy(start);
      });
    }
  }

  function Part(props: Props) {
    // Chosen once per mount: a change of type would lose the part's state.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? waiting);
    return <Chosen {...props} />;
  }

  return Object.assign(Part, {
    /** Loads the code; rejects as rendering would. */
    preload: async () => {
      await start();
    },
    /** Loads the code ahead; a failure is ignored, since rendering loads again. */
    prepare: () => void fetchPart().catch(() => undefined),
  });
}
