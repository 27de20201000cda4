import { matching, type Entry, type EntryKind, type Match } from './entries';

/** Rows under one heading. */
export interface Section {
  kind: EntryKind;
  /** True for what the server found: it stands below, so that nothing moves above the chosen row. */
  isElsewhere?: boolean;
  matches: Match[];
}

/** Kinds that the palette is narrowed to; null for all. */
export type Narrowing = readonly EntryKind[] | null;

/** Kinds that the server is asked for, in the order in which they show. */
export const remoteKinds: readonly EntryKind[] = ['people', 'groups', 'tags', 'posts'];

const shown = 3;
const shownAlone = 8;

const prefixes: Partial<Record<string, Narrowing>> = {
  '@': ['people'],
  '#': ['tags'],
  '>': ['do', 'settings', 'goTo'],
};

/** The term without the prefix that narrows it, and what it is narrowed to. */
export function narrowed(typed: string, only: EntryKind | null): { term: string; to: Narrowing } {
  const prefix = prefixes[typed.charAt(0)];
  const term = (prefix ? typed.slice(1) : typed).trim();
  return { term, to: prefix ?? (only === null ? null : [only]) };
}

/** Matches known on this device, by kind, the kind of the best match first. */
export function localSections(entries: readonly Entry[], term: string, to: Narrowing): Section[] {
  const matches = matching(entries, term).filter(({ entry }) => to === null || to.includes(entry.kind));
  const kinds = [...new Set(matches.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    matches: matches.filter(({ entry }) => entry.kind === kind).slice(0, to === null ? shown : shownAlone),
  }));
}

/** Matches of the server that are not above already. */
export function remoteSections(found: readonly Entry[], above: readonly Section[], to: Narrowing): Section[] {
  const known = new Set(above.flatMap(({ matches }) => matches.map(({ entry }) => entry.id)));
  return remoteKinds
    .filter((kind) => to === null || to.includes(kind))
    .map((kind) => ({
      kind,
      isElsewhere: above.some((section) => section.kind === kind),
      matches: found
        .filter((entry) => entry.kind === kind && !known.has(entry.id))
        .slice(0, to === null ? shown : shownAlone)
        .map((entry) => ({ entry, rank: 0 })),
    }))
    .filter(({ matches }) => matches.length > 0);
}

/** Rows as they are, before anything is typed. */
export function plainSection(kind: EntryKind, entries: readonly Entry[]): Section[] {
  const matches = entries.map((entry) => ({ entry, rank: 0 }));
  return matches.length > 0 ? [{ kind, matches }] : [];
}
