import type { ReactNode } from 'react';
import { toSearchWords } from '@/shared/rules/searchWords';

/** Kinds of rows in the palette. */
export type EntryKind =
  'backTo' | 'people' | 'groups' | 'tags' | 'posts' | 'do' | 'settings' | 'goTo' | 'more';

/** A row of the palette: a place, or an act. */
export interface Entry {
  /** Tells it from all others, also after the rows have changed. */
  id: string;
  kind: EntryKind;
  title: string;
  aside?: ReactNode;
  /** Other words that find it. */
  also?: readonly string[];
  picture: ReactNode;
  /** The keys that make the palette unnecessary. */
  keys?: string | undefined;
  /** Address of a place, which is remembered as a place to go back to. */
  to?: string;
  /** Runs after the palette has closed. */
  run: () => void;
}

export interface Match {
  entry: Entry;
  /** 0 where the title begins with the term, 1 where a later word does, 2 where another name of it does. */
  rank: number;
  /** The other name by which it was found. */
  also?: string;
}

/** Entries of which every word of the term begins a word, the best first. */
export function matching(entries: readonly Entry[], term: string): Match[] {
  const wanted = toSearchWords(term);
  if (wanted.length === 0) return [];
  return entries.flatMap((entry) => matchOf(entry, wanted) ?? []).sort((one, other) => one.rank - other.rank);
}

function matchOf(entry: Entry, wanted: readonly string[]): Match | null {
  const title = toSearchWords(entry.title);
  if (begins(title, wanted)) return { entry, rank: title[0]?.startsWith(wanted[0] ?? '') ? 0 : 1 };
  const also = entry.also?.find((name) => begins([...toSearchWords(name), ...title], wanted));
  return also === undefined ? null : { entry, rank: 2, also };
}

function begins(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
