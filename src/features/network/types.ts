export type Direction = 'followers' | 'following';

/** Filters of a list of people; all but the first two exist only in the member's own lists. */
export const peopleFilters = ['all', 'mutual', 'requests', 'blocked', 'silenced'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

export const peopleSorts = ['recent', 'name'] as const;
type PeopleSort = (typeof peopleSorts)[number];

/** A list of people with its search, filter and order (FOLW-02). */
export interface PeopleQuery {
  direction: Direction;
  /** Owner of the list. */
  userId: string;
  term: string;
  filter: PeopleFilter;
  sort: PeopleSort;
}

/** Actions on another member besides following (FOLW-02). */
export type RelationChange = 'block' | 'unblock' | 'silence' | 'unsilence';
