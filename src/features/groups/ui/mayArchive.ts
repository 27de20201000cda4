import { membershipOf, whyNot } from '@/shared/rules/membership';
import type { Group } from '../types';

/** True for the owner, where the backend knows archives (GRP-06, ANY-06). */
export function mayArchive(group: Group): boolean {
  return group.archivedAt !== undefined && whyNot(membershipOf(group), 'archive') === null;
}
