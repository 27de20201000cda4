/** Which of a person's two lists. */
export type Direction = 'followers' | 'following';

/** Whom of a list to show; all but the first two are for one's own lists only. */
export const peopleFilters = ['all', 'mutual', 'requests', 'blocked', 'silenced'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

export const peopleSorts = ['recent', 'name'] as const;
type PeopleSort = (typeof peopleSorts)[number];

/** A list of people as somebody looks at it (FOLW-02). */
export interface PeopleQuery {
  direction: Direction;
  /** Whose list it is. */
  userId: string;
  term: string;
  filter: PeopleFilter;
  sort: PeopleSort;
}

/** What a member does to somebody else besides following (FOLW-02). */
export type Bond = 'block' | 'unblock' | 'silence' | 'unsilence';
