import type { Rolldown } from 'vite';
import { fromRoot, importClosure } from './importClosure.ts';

/** Modules that load by themselves after a member's first screen, by chunk. */
const roots = {
  // First, since the news is not shown right without it: unsent things, muted words.
  keeping: [
    'src/features/comments/boxStorage.ts',
    'src/features/muting/applyMuting.ts',
    'src/features/posts/publishing/api.ts',
    'src/features/writing/outbox/outboxSaga.ts',
    'src/features/writing/storage/browserStorage.ts',
  ],
  overlays: [
    'src/shared/ui/modal/ModalFrame.tsx',
    'src/shared/ui/menu/MenuList.tsx',
    'src/shared/ui/popover/PopoverPanel.tsx',
    'src/shared/ui/toasts/ToastStack.tsx',
    'src/app/shell/AccountEntries.tsx',
    'src/features/posts/ui/PostEntries.tsx',
  ],
  writing: [
    'src/features/writing/ui/Writing.tsx',
    'src/features/media/sendUploads.ts',
    'src/features/media/api.ts',
  ],
  afterPaint: [
    'src/app/AfterPaint.tsx',
    'src/app/rail/RailParts.tsx',
    'src/app/shell/GroupsWaiting.tsx',
    'src/app/shortcuts/Shortcuts.tsx',
    'src/features/groups/leavingUndoable.ts',
    'src/features/network/removingUndoable.ts',
    'src/features/notifications/api.ts',
    'src/features/notifications/bell.ts',
    'src/features/people/hidingUndoable.ts',
    'src/features/people/unfollowingUndoable.ts',
    'src/features/posts/deletingUndoable.ts',
    'src/features/posts/unsavingUndoable.ts',
    'src/features/walls/newPosts.ts',
    'src/features/walls/ui/NewPostsBar.tsx',
    'src/shared/ui/pullToRefresh/PullToRefresh.tsx',
  ],
} as const;

type Part = keyof typeof roots;

interface Reached {
  parts: [Part, Set<string>][];
  pages: Lazy[];
  swap: Lazy[];
}

/** A lazy import with all that it imports. */
interface Lazy {
  root: string;
  modules: Set<string>;
}

/** Modules of these that pages need too, by the chunk that they share. */
const shared: [name: string, modules: RegExp][] = [
  ['groups', /\/(features\/groups\/|shared\/rules\/membership|shared\/wire\/group)/],
  ['people', /\/features\/(people|network|presence)\//],
  ['picking', /\/features\/media\//],
  ['shared', /\/src\/(shared\/(?!i18n)|features\/communities\/)/],
];

/** From so many on, a module is worth a place in a chunk that holds more than its page needs. */
const manyPages = 6;

/**
 * Gathers what follows a first screen in a few chunks: a request for each of a hundred small modules would hold up the
 * pictures. What pages need too stands apart, so that none waits for the rest.
 */
export function laterParts(): Rolldown.CodeSplittingGroup[] {
  let reached: Reached | null = null;
  return [
    {
      debugName: 'later parts',
      // A part with all its imports would hold what pages wait for.
      includeDependenciesRecursively: false,
      name(id, context) {
        const { parts, pages, swap } = (reached ??= reach(context));
        const part = parts.find(([, modules]) => modules.has(id));
        // The swap has chunks of its own: the app's hold more than it needs.
        if (!part || swap.some(({ modules }) => modules.has(id))) return null;
        const users = pages.filter(({ modules }) => modules.has(id));
        if (users.length === 0) return part[0];
        if (users.length === 1 && users[0]?.root.endsWith('/PostPage.tsx')) return 'commenting';
        if (users.length < manyPages) return null;
        return shared.find(([, modules]) => modules.test(id))?.[0] ?? null;
      },
    },
  ];
}

function reach(context: Rolldown.ChunkingContext): Reached {
  return {
    parts: Object.entries(roots).map(([part, paths]) => [
      part as Part,
      importClosure(paths.map(fromRoot), context),
    ]),
    pages: loadedFrom('src/app/routes.ts', /\/src\/pages\//, context),
    swap: loadedFrom('migration/main.tsx', /./, context),
  };
}

/** Collects the modules of each lazy import of a module, and of those that they make in turn in the folder. */
function loadedFrom(path: string, folder: RegExp, context: Rolldown.ChunkingContext): Lazy[] {
  const found = new Map<string, Set<string>>();
  const waiting = [...importClosure([fromRoot(path)], context)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const lazy of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (found.has(lazy)) continue;
      const modules = importClosure([lazy], context);
      found.set(lazy, modules);
      waiting.push(...[...modules].filter((module) => folder.test(module)));
    }
  }
  return [...found].map(([root, modules]) => ({ root, modules }));
}
