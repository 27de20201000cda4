import { useEffect, useRef } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';
import type { Selection } from '@/shared/ui/selection/useSelection';

interface DeskKeys {
  /** Ids as they are shown. */
  ids: readonly string[];
  selection: Selection;
  /** Does what A or D stands for to these rows; answers those that it was done to. */
  onAct: (key: 'a' | 'd', ids: readonly string[]) => readonly string[];
}

const rowOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-desk-row]')].find(
    ({ dataset }) => dataset['deskRow'] === id,
  );

/** The row with the focus, if any. */
function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-desk-row]')?.dataset['deskRow'] ?? null;
}

function focusRow(id: string | undefined): void {
  const row = id === undefined ? undefined : rowOf(id);
  const control = row?.querySelector<HTMLElement>('input, button, a[href]');
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keys of the desk: J and K move, X chooses, Shift X a range, A and D act on what is chosen, else on the focused row,
 * Escape clears (DESK-01). After an act the next row has the focus, after the last one the open tab.
 */
export function useDeskKeys({ ids, selection, onAct }: DeskKeys): void {
  const { hasShortcuts } = useDevice();
  const heir = useRef<{ id: string | undefined } | null>(null);

  useEffect(() => {
    if (heir.current === null) return;
    const { id } = heir.current;
    heir.current = null;
    if (id === undefined)
      [...document.querySelectorAll<HTMLElement>('main nav [aria-current=page]')].at(-1)?.focus();
    else focusRow(id);
  }, [ids]);

  useEffect(() => {
    if (!hasShortcuts) return;
    const act = (key: 'a' | 'd') => {
      const focused = focusedRow();
      const targets = selection.chosen.length > 0 ? selection.chosen : focused === null ? [] : [focused];
      const done = onAct(key, targets);
      if (done.length === 0) return;
      const at = focused === null ? 0 : ids.indexOf(focused);
      const stays = (id: string) => !done.includes(id);
      heir.current = { id: ids.slice(at).find(stays) ?? ids.slice(0, at).findLast(stays) };
      selection.clear();
    };
    const perform = (key: string, isRepeat: boolean): boolean => {
      const focused = focusedRow();
      const at = focused === null ? -1 : ids.indexOf(focused);
      if (key === 'j') focusRow(ids[at + 1]);
      else if (key === 'k') focusRow(ids[Math.max(0, at - 1)]);
      else if (isRepeat) return false;
      else if (key.toLowerCase() === 'x' && focused !== null) selection.toggle(focused, key === 'X');
      else if (key === 'a' || key === 'd') act(key);
      else if (key === 'Escape' && selection.chosen.length > 0) selection.clear();
      else return false;
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (acceptsShortcuts(event) && perform(event.key, event.repeat)) event.preventDefault();
    };
    // Before the shortcuts of all pages, which know some of these keys too.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [hasShortcuts, ids, onAct, selection]);
}
