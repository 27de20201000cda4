import type { WireGroup } from './group';
import type { WireUserBrief } from './user';

/** People and groups in common with the caller: the first of each, and the number of all (SHELL-10). */
export interface WireInCommon {
  /** Followers of the person whom the caller follows. */
  people: WireUserBrief[];
  people_count: number;
  /** Groups that both are in. */
  groups: WireGroup[];
  groups_count: number;
}
