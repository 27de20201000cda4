import { useState, type KeyboardEvent } from 'react';
import type { Selection } from '@/shared/ui/selection/useSelection';
import type { GridRow } from './rows';

interface Choosing {
  selection: Selection | null;
  onChooseAll: () => void;
}

/**
 * Arrow keys of the grid of photos: left and right to the neighbour, up and down to the photo above or below, Home and
 * End to the ends of a row; Space chooses, with Shift up to there, Ctrl+A chooses all, Escape chooses none (ALB-02).
 */
export function useGridKeys(rows: readonly GridRow[], ids: readonly string[], choosing: Choosing) {
  const [current, setCurrent] = useState<string | null>(null);
  const { selection, onChooseAll } = choosing;
  const tabStop = current !== null && ids.includes(current) ? current : (ids[0] ?? null);

  // A photo that was deleted gives the focus to the one in its place.
  const [before, setBefore] = useState(ids);
  if (before !== ids) {
    setBefore(ids);
    if (current !== null && !ids.includes(current))
      setCurrent(ids[Math.min(before.indexOf(current), ids.length - 1)] ?? null);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const id = idOf(event.target);
    if (id === null || event.altKey) return;
    const { key, shiftKey } = event;
    const isWithCommand = event.ctrlKey || event.metaKey;
    if (isWithCommand && key.toLowerCase() === 'a' && selection) {
      event.preventDefault();
      onChooseAll();
    } else if (key === ' ' && selection) {
      event.preventDefault();
      selection.toggle(id, shiftKey);
    } else if (key === 'Escape' && selection && selection.chosen.length > 0) {
      event.preventDefault();
      selection.clear();
    } else if (!isWithCommand) {
      const next = neighbour(rows, ids, id, key);
      if (next === null) return;
      event.preventDefault();
      if (shiftKey && selection) {
        if (!selection.has(id)) selection.toggle(id);
        selection.toggle(next, true);
      }
      setCurrent(next);
      document.querySelector<HTMLElement>(`[data-photo="${CSS.escape(next)}"]`)?.focus();
    }
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const id = idOf(target);
    if (id !== null) setCurrent(id);
  };
  return { tabStop, gridProps: { onKeyDown, onFocus } };
}

function idOf(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset['photo'] ?? null) : null;
}

/** The photo to which an arrow leads; null where there is none. */
function neighbour(rows: readonly GridRow[], ids: readonly string[], id: string, key: string): string | null {
  const at = ids.indexOf(id);
  if (key === 'ArrowRight') return ids[at + 1] ?? null;
  if (key === 'ArrowLeft') return ids[at - 1] ?? null;
  const photoRows = rows.flatMap((row) => (row.kind === 'photos' ? [row.cells] : []));
  const rowAt = photoRows.findIndex((cells) => cells.some((cell) => cell.id === id));
  const own = photoRows[rowAt] ?? [];
  if (key === 'Home') return own[0]?.id ?? null;
  if (key === 'End') return own.at(-1)?.id ?? null;
  const other =
    key === 'ArrowDown' ? photoRows[rowAt + 1] : key === 'ArrowUp' ? photoRows[rowAt - 1] : undefined;
  if (!other) return null;
  const centre = centreOf(own, id);
  const nearest = other.map((cell) => ({ id: cell.id, away: Math.abs(centreOf(other, cell.id) - centre) }));
  return nearest.sort((a, b) => a.away - b.away)[0]?.id ?? null;
}

function centreOf(cells: readonly { id: string; width: number }[], id: string): number {
  let left = 0;
  for (const cell of cells) {
    if (cell.id === id) return left + cell.width / 2;
    left += cell.width;
  }
  return left;
}
