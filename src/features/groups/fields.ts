import { emptyCommunity } from '@/features/communities/fields';
import type { Group, GroupFields, NewGroup } from './types';

/** The form of a new group, empty. */
export const emptyGroup: NewGroup = { ...emptyCommunity, postGroup: 'member' };

/** The settings' form of a group (GRP-02). */
export function toFields(group: Group): GroupFields {
  return {
    name: group.name,
    privacy: String(group.privacy),
    category: group.category?.id ?? '',
    subcategory: group.subcategory?.id ?? '',
    description: group.description,
    postGroup: group.postGroup,
    approval: group.approval ?? 'off',
    permalink: group.permalink,
    location: group.location,
    links: group.links.join('\n'),
    contacts: group.contacts ?? '',
    wall: group.wall,
    pictures: group.pictures,
    questions: group.questions ?? [],
    rules: group.rules ?? [],
  };
}
