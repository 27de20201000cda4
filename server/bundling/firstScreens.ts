import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What is loaded together before a first screen answers. */
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
  enteringTexts: ['src/features/session/ui/enteringTexts.ts'],
  newPassword: ['src/features/session/ui/NewPasswordFields.tsx'],
  members: ['src/app/shell/Frame.tsx', 'src/app/memberRooms.ts', 'src/pages/feed/FeedPage.tsx'],
} as const;

type Screen = keyof typeof roots;

/** What members need of the screens for entering, each in a chunk of its own. */
const parts = ['countdown', 'forms', 'enteringTexts', 'newPassword'] as const;

const entries = new Set([...roots.app, ...roots.migration].map(fromRoot));

/**
 * Gathers what a first screen needs in a few chunks instead of dozens: `base` for both entries, `app` for every screen
 * of the app, then one each for entering, its `parts`, and for members; `kit` is what the app shares with the migration page once a
 * wallet is connected. Everything that is loaded on demand splits by itself.
 */
export function firstScreens(): Rolldown.CodeSplittingOptions {
  let reached: Record<Screen, Set<string>> | null = null;
  const screensOf = (id: string, context: Rolldown.ChunkingContext) => {
    const sets = (reached ??= reach(context));
    return (screen: Screen) => sets[screen].has(id);
  };
  return {
    groups: [
      {
        // First, so that what both entries stand on is never drawn into a chunk of one of them.
        priority: 5,
        name(id, context) {
          const isIn = screensOf(id, context);
          return isIn('migration') && (isIn('app') || isIn('entering') || isIn('members')) ? 'base' : null;
        },
      },
      {
        priority: 4,
        name(id, context) {
          const isIn = screensOf(id, context);
          const isShared = isIn('app') || isIn('entering') || isIn('members');
          return isIn('wallet') && isShared && !isIn('migration') ? 'kit' : null;
        },
      },
      {
        priority: 3,
        name(id, context) {
          const isIn = screensOf(id, context);
          // An entry runs when its chunk is loaded, which must never happen for what else is in that chunk.
          if (isIn('migration') || entries.has(id)) return null;
          return isIn('app') || (isIn('entering') && isIn('members')) ? 'app' : null;
        },
      },
      {
        // Before the screens, whose chunks draw in all that they import.
        priority: 2,
        name(id, context) {
          const isIn = screensOf(id, context);
          return isIn('entering') ? (parts.find(isIn) ?? null) : null;
        },
      },
      {
        priority: 1,
        name(id, context) {
          const isIn = screensOf(id, context);
          if (isIn('migration') || entries.has(id)) return null;
          if (isIn('entering')) return 'entering';
          return isIn('members') ? 'members' : null;
        },
      },
    ],
  };
}

function reach(context: Rolldown.ChunkingContext): Record<Screen, Set<string>> {
  return {
    app: closure(roots.app, context),
    migration: closure(roots.migration, context),
    wallet: closure(roots.wallet, context),
    entering: closure(roots.entering, context),
    countdown: closure(roots.countdown, context),
    forms: closure(roots.forms, context),
    enteringTexts: closure(roots.enteringTexts, context),
    newPassword: closure(roots.newPassword, context),
    members: closure(roots.members, context),
  };
}

/** All modules that are imported statically from some. */
function closure(paths: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = paths.map(fromRoot);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id, context));
  }
  return found;
}

const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** What a module imports; of the icons only those that it names, instead of their index with all of them. */
function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const module = context.getModuleInfo(id);
  const imported = module?.importedIds ?? [];
  const index = imported.find((name) => iconIndex.test(name));
  if (index === undefined) return imported;
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(module?.code ?? '')?.[1] ?? '';
  const icons = context.getModuleInfo(index)?.code ?? '';
  const files = names.split(',').flatMap((name) => {
    const exported = name.trim().split(/\s+as\s+/)[0] ?? '';
    const line = new RegExp(`default as ${exported}\\b[^;]*from\\s*["']\\./([^"']+)["']`).exec(icons);
    return line?.[1] === undefined ? [] : [join(dirname(index), line[1])];
  });
  return [...imported.filter((name) => name !== index), ...files];
}
