import { isSameJson } from '@/shared/store/sameJson';
import type { Group, GroupFields, NewGroup } from './types';

/** The form of a new group, empty. */
export const emptyGroup: NewGroup = {
  name: '',
  privacy: '0',
  category: '',
  subcategory: '',
  description: '',
  postGroup: 'member',
};

/** The settings' form of a group (GRP-02). */
export function toFields(group: Group): GroupFields {
  return {
    name: group.name,
    privacy: String(group.privacy),
    category: group.category?.id ?? '',
    subcategory: group.subcategory?.id ?? '',
    description: group.description,
    postGroup: group.postGroup,
    permalink: group.permalink,
    location: group.location,
    links: group.links.join('\n'),
    contacts: group.contacts ?? '',
    wall: group.wall,
    pictures: group.pictures,
  };
}

/** The fields that were changed; a category travels with its subcategory, which belongs to it. */
export function changesOf(fields: Partial<GroupFields>, saved: Partial<GroupFields>): Partial<GroupFields> {
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSameJson(value, saved[name])),
  );
  if (!('category' in changed) && !('subcategory' in changed)) return changed;
  return { ...changed, category: fields.category, subcategory: fields.subcategory };
}
