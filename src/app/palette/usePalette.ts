import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import type { ShortcutAction } from '../shortcuts/shortcuts';
import type { Entry, EntryKind } from './entries';
import { narrowed, remoteKinds, type Narrowing } from './sections';
import { useElsewhere } from './useElsewhere';
import { useSections } from './useSections';
import { rememberPlace, visitedPlaces, type Place } from './visited';

interface Options {
  perform: (action: ShortcutAction) => void;
  /** Closes the palette, then runs what was chosen. */
  onChoose: (run: () => void) => void;
}

/**
 * Term, rows and keys of the palette. The chosen row stays chosen when rows come below it; before anything is chosen
 * it is the first.
 */
export function usePalette({ perform, onChoose }: Options) {
  const id = useId();
  const myId = useSelector(selectMyId);
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<EntryKind | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const visited = useVisited(myId);
  const elsewhere = useElsewhere(id);
  const sections = useSections({ typed, only, visited, elsewhere, perform });
  const rows = sections.flatMap(({ matches }) => matches);
  const active = Math.max(
    0,
    rows.findIndex(({ entry }) => entry.id === chosen),
  );

  const change = (next: string) => {
    setTyped(next);
    setChosen(null);
    const { term, to } = narrowed(next, only);
    elsewhere.look(searchFor(next.trim(), term, to));
  };
  const choose = ({ to, title, run }: Entry) => {
    if (to !== undefined && myId !== null) void rememberPlace(myId, { to, title });
    onChoose(run);
  };
  const narrow = (kind: EntryKind | null) => {
    setOnly(kind);
    setChosen(null);
    const { term, to } = narrowed(typed, kind);
    elsewhere.look(searchFor(typed.trim(), term, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = rows[active]?.entry;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '') narrow(null);
    if (!entry) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setChosen(rows[(active + by + rows.length) % rows.length]?.entry.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entry);
    } else if (event.key === 'Tab' && !event.shiftKey && only === null && entry.kind !== 'more') {
      event.preventDefault();
      narrow(entry.kind);
    }
  };
  return { id, typed, only, sections, active, rows, elsewhere, change, choose, narrow, onKeyDown };
}

/** Term to ask the server for: none where only acts, pages or settings are wanted. */
function searchFor(typed: string, term: string, to: Narrowing) {
  const isWanted = to === null || to.some((kind) => remoteKinds.includes(kind));
  if (!isWanted || term === '') return { term: '', hasLists: false };
  const hasLists = to === null || to.includes('groups') || to.includes('posts');
  return { term: typed.startsWith('#') ? typed : term, hasLists };
}

function useVisited(memberId: string | null): readonly Place[] {
  const [visited, setVisited] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (memberId === null) return;
    let isMounted = true;
    void visitedPlaces(memberId).then((places) => {
      if (isMounted) setVisited(places);
    });
    return () => {
      isMounted = false;
    };
  }, [memberId]);
  return visited;
}
