import { describe, expect, it } from 'vitest';
import { isTest, sourcesIn, textOf } from '../sources';

/** Contents of a place in the browser, and the part of them that is a member's. */
interface Store {
  path: string;
  /** Names of its keys, as they begin. */
  keys: readonly string[];
  /** Fate of it when its member logs out or closes the account (AUTH-08, OWN-02). */
  fate: 'erased' | `kept because ${string}`;
}

/** Every use of localStorage, sessionStorage and IndexedDB. */
const stores: readonly Store[] = [
  { path: 'src/shared/api/token.ts', keys: ['kith.token', 'kith.refused'], fate: 'erased' },
  { path: 'src/shared/ui/infiniteList/listMemory.ts', keys: ['kith.scroll'], fate: 'erased' },
  {
    path: 'src/features/writing/storage/browserStorage.ts',
    keys: ['text/', 'photo/'],
    fate: 'erased',
  },
  { path: 'src/features/writing/storage/formerTexts.ts', keys: ['draft/', 'unsent/'], fate: 'erased' },
  { path: 'src/features/shortVideos/kept/keptVideo.ts', keys: ['video/'], fate: 'erased' },
  { path: 'src/features/shortVideos/kept/keptTakes.ts', keys: ['video/'], fate: 'erased' },
  { path: 'src/features/shortVideos/kept/outgoing.ts', keys: ['outgoing/'], fate: 'erased' },
  { path: 'src/features/writing/emoji/keptEmoji.ts', keys: ['emoji/'], fate: 'erased' },
  { path: 'src/features/albums/kept/storage.ts', keys: ['upload/', 'uploadBytes/'], fate: 'erased' },
  { path: 'src/features/search/recentSearches.ts', keys: ['searches/'], fate: 'erased' },
  { path: 'src/features/muting/kept.ts', keys: ['muted/'], fate: 'erased' },
  { path: 'src/app/palette/visited.ts', keys: ['palette/'], fate: 'erased' },
  {
    path: 'src/app/persistence.ts',
    keys: ['persist:root'],
    fate: 'kept because it holds the page to return to alone, which a logout empties',
  },
  {
    path: 'src/shared/lib/device/device.ts',
    keys: ['kith.device'],
    fate: 'kept because it is the choices of whoever uses this browser, guests too',
  },
  {
    path: 'src/shared/lib/chunks/loadChunk.ts',
    keys: ['kith.reloadedAt'],
    fate: 'kept because it is a time of this tab',
  },
  {
    path: 'src/app/early/requestEarly.ts',
    keys: [],
    fate: 'kept because it only reads the token',
  },
  {
    path: 'src/shared/lib/serviceWorkers/removeServiceWorkers.ts',
    keys: [],
    fate: 'kept because it only deletes what other versions stored',
  },
  {
    path: 'migration/session/records.ts',
    keys: ['migration:'],
    fate: 'kept because it belongs to a wallet and its swap, not to a member',
  },
];

const sources = [...sourcesIn('src'), ...sourcesIn('migration')].filter(
  (source) => !isTest(source) && !source.path.startsWith('src/pages/kit/'),
);
const touching = sources.filter((source) =>
  /\b(localStorage|sessionStorage|indexedDB|caches)\b\s*\.|from 'idb-keyval'/.test(textOf(source)),
);

describe('what the app keeps in the browser', () => {
  it('OWN-02 AUTH-08 is declared, place by place', () => {
    expect(touching.map(({ path }) => path).sort()).toEqual(stores.map(({ path }) => path).sort());
  });

  it('OWN-02 AUTH-08 is erased, or kept for a reason', () => {
    const erased = stores.filter(({ fate }) => fate === 'erased').map(({ path }) => path);
    expect(erased).toContain('src/features/writing/storage/browserStorage.ts');
    for (const { fate } of stores) expect(fate).toMatch(/^(erased|kept because \w.{10,})$/);
  });

  it('OWN-02 AUTH-08 has its keys declared', () => {
    const keys = sources.flatMap((source) => textOf(source).match(/'kith\.[a-z]\w*(?=['/.])/gi) ?? []);
    // Names of locks and channels between tabs, which keep nothing.
    const names = [...new Set(keys.map((key) => key.slice(1)))].filter(
      (key) => !/^kith\.(unsent|texts|uploads|outgoing|example)/.test(key),
    );
    expect(names.sort()).toEqual(
      stores
        .flatMap((store) => store.keys)
        .filter((key) => key.startsWith('kith.'))
        .sort(),
    );
  });
});
