import { History, Search } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useDevice } from '@/shared/lib/device/useDevice';
import { useAppSelector } from '../useAppSelector';
import { bindingsOf } from '../shortcuts/bindings';
import { shortcuts, type ShortcutAction } from '../shortcuts/shortcuts';
import type { Entry, EntryKind } from './entries';
import { Picture } from './Picture';
import { usePaletteTexts } from './paletteTexts';
import { localSections, narrowed, plainSection, remoteSections, type Section } from './sections';
import { useActs, useKeyedActs } from './useActs';
import type { useElsewhere } from './useElsewhere';
import { useKnownThings, useThingEntries } from './useFoundThings';
import { usePages, useSettingsEntries } from './usePlaces';
import type { Place } from './visited';

const shownAtFirst = { do: 6, goTo: 5 } as const;

interface Options {
  typed: string;
  only: EntryKind | null;
  visited: readonly Place[];
  elsewhere: ReturnType<typeof useElsewhere>;
  perform: (action: ShortcutAction) => void;
}

/** The rows of the palette: what is known here at once, what the server finds below it (HOUR-06). */
export function useSections({ typed, only, visited, elsewhere, perform }: Options): Section[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const { acts, pages, settings, things } = useOwnEntries(perform);
  const found = useFoundEntries(elsewhere, narrowed(typed, only).term);
  return useMemo(() => {
    const { term, to } = narrowed(typed, only);
    const places = visited.map((place) => backTo(place, (address) => void navigate(address)));
    if (term === '') {
      const all = [
        ...plainSection('backTo', places),
        ...plainSection('do', acts.slice(0, to === null ? shownAtFirst.do : undefined)),
        ...plainSection('goTo', pages.slice(0, to === null ? shownAtFirst.goTo : undefined)),
        ...plainSection('settings', to === null ? [] : settings),
      ];
      return all.filter(({ kind }) => to === null || to.includes(kind));
    }
    const local = localSections([...things, ...acts, ...pages, ...settings], term, to);
    const search: Entry = {
      id: 'search',
      kind: 'more',
      title: t('searchFor', { term }),
      picture: <Picture icon={Search} />,
      run: () => void navigate(paths.search(typed.startsWith('#') ? typed.trim() : term)),
    };
    return [...local, ...remoteSections(found, local, to), ...plainSection('more', [search])];
  }, [acts, found, navigate, only, pages, settings, t, things, typed, visited]);
}

function backTo({ to, title }: Place, open: (to: string) => void): Entry {
  return {
    id: `back ${to}`,
    kind: 'backTo',
    title,
    picture: <Picture icon={History} />,
    to,
    run: () => open(to),
  };
}

function useOwnEntries(perform: Options['perform']) {
  const device = useDevice();
  const ownPermalink = useAppSelector(selectMe)?.permalink ?? '';
  const bindings = useMemo(() => bindingsOf(device), [device]);
  const keysByPath = useMemo(
    () =>
      new Map(
        shortcuts.flatMap(({ name, ...shortcut }) => {
          const action: ShortcutAction = shortcut.action;
          const keys = bindings.get(name)?.[0];
          if (keys === undefined || (action.kind !== 'feed' && action.kind !== 'go')) return [];
          if (name === 'compose') return [];
          return [
            [action.kind === 'feed' ? paths.feed : action.to({ permalink: ownPermalink }), keys] as const,
          ];
        }),
      ),
    [bindings, ownPermalink],
  );
  const keyed = useKeyedActs(bindings, perform);
  const others = useActs();
  const pages = usePages(keysByPath);
  const settings = useSettingsEntries();
  const things = useKnownThings();
  const acts = useMemo(() => [...keyed, ...others], [keyed, others]);
  return { acts, pages, settings, things };
}

function useFoundEntries(elsewhere: Options['elsewhere'], term: string): Entry[] {
  const { person, group, tag, post } = useThingEntries();
  const users = useAppSelector((state) => state.users);
  const groups = useAppSelector((state) => state.groups);
  const posts = useAppSelector((state) => state.posts);
  const { people, groupIds, postIds } = elsewhere;
  return useMemo(
    () => [
      ...people.flatMap((found) => {
        if (found.kind === 'tag') return tag(found);
        const known = users[found.id];
        return known ? person(known) : [];
      }),
      ...groupIds.flatMap((id) => (groups[id] ? group(groups[id]) : [])),
      ...postIds.flatMap((id) =>
        posts[id] && !posts[id].deleted ? post(posts[id], users[posts[id].authorId], term) : [],
      ),
    ],
    [group, groupIds, groups, people, person, post, postIds, posts, tag, term, users],
  );
}
