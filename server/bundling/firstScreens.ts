import type { Rolldown } from 'vite';
import { fromRoot, importClosure } from './importClosure.ts';

/** Entry modules of each first screen. */
const roots = {
  app: ['src/app/main.tsx'],
  migration: ['migration/main.tsx'],
  wallet: ['migration/session/index.ts', 'src/shared/ui/modal/ModalFrame.tsx'],
  entering: ['src/pages/entering/LoginPage.tsx', 'src/pages/entering/SignUpPage.tsx'],
  countdown: ['src/shared/lib/countdown/useCountdown.ts'],
  forms: [
    'src/shared/forms/Form.tsx',
    'src/shared/forms/FormBanner.tsx',
    'src/shared/forms/SubmitButton.tsx',
    'src/shared/forms/TextFormField.tsx',
  ],
  invitations: ['src/features/invitations/room.ts'],
  enteringTexts: ['src/features/session/ui/enteringTexts.ts'],
  newPassword: ['src/features/session/ui/NewPasswordFields.tsx'],
  members: ['src/app/shell/Frame.tsx', 'src/app/memberRooms.ts', 'src/pages/feed/FeedPage.tsx'],
} as const;

type Screen = keyof typeof roots;

/** Modules that members share with the entering screens, each in its own chunk. */
const parts = ['countdown', 'forms', 'invitations', 'enteringTexts', 'newPassword'] as const;

/** The toolkit passes it on to its users, of which no first screen is one. */
const passedOn = /\/node_modules\/reselect\//;

const entries = new Set([...roots.app, ...roots.migration].map(fromRoot));

/**
 * Gathers the modules of a first screen in a few chunks instead of dozens: `base` for both entries, `app` for every
 * screen of the app, one each for entering, its `parts`, and members; `kit` is shared with the migration page once a
 * wallet is connected. Lazy modules split by themselves.
 */
export function firstScreens(): Rolldown.CodeSplittingGroup[] {
  let reached: Record<Screen, Set<string>> | null = null;
  const screensOf = (id: string, context: Rolldown.ChunkingContext) => {
    const sets = (reached ??= reach(context));
    return (screen: Screen) => sets[screen].has(id);
  };
  return [
    { priority: 6, name: 'selectors', test: passedOn },
    {
      // Before the others, so that modules of both entries never land in the chunk of one.
      priority: 5,
      debugName: 'base',
      name(id, context) {
        const isIn = screensOf(id, context);
        return isIn('migration') && (isIn('app') || isIn('entering') || isIn('members')) ? 'base' : null;
      },
    },
    {
      priority: 4,
      debugName: 'kit',
      name(id, context) {
        const isIn = screensOf(id, context);
        const isShared = isIn('app') || isIn('entering') || isIn('members');
        return isIn('wallet') && isShared && !isIn('migration') ? 'kit' : null;
      },
    },
    {
      priority: 3,
      debugName: 'app',
      name(id, context) {
        const isIn = screensOf(id, context);
        // Loading an entry's chunk runs it, so it must hold nothing that other screens need.
        if (isIn('migration') || entries.has(id)) return null;
        return isIn('app') || (isIn('entering') && isIn('members')) ? 'app' : null;
      },
    },
    {
      // Before the screens, whose chunks pull in their imports.
      priority: 2,
      debugName: 'parts of entering',
      name(id, context) {
        const isIn = screensOf(id, context);
        return isIn('entering') ? (parts.find(isIn) ?? null) : null;
      },
    },
    {
      priority: 1,
      debugName: 'screens',
      name(id, context) {
        const isIn = screensOf(id, context);
        if (isIn('migration') || entries.has(id)) return null;
        if (isIn('entering')) return 'entering';
        return isIn('members') ? 'members' : null;
      },
    },
  ];
}

function reach(context: Rolldown.ChunkingContext): Record<Screen, Set<string>> {
  const closureOf = (paths: readonly string[]) => importClosure(paths.map(fromRoot), context);
  return {
    app: closureOf(roots.app),
    migration: closureOf(roots.migration),
    wallet: closureOf(roots.wallet),
    entering: closureOf(roots.entering),
    countdown: closureOf(roots.countdown),
    forms: closureOf(roots.forms),
    enteringTexts: closureOf(roots.enteringTexts),
    newPassword: closureOf(roots.newPassword),
    invitations: closureOf(roots.invitations),
    members: closureOf(roots.members),
  };
}
