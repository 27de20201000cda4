import { isSameJson } from '@/shared/lib/json/sameJson';
import type { NewCommunity } from './types';

/** The form of a new group or company, empty. */
export const emptyCommunity: NewCommunity = {
  name: '',
  privacy: '0',
  category: '',
  subcategory: '',
  description: '',
};

/** The fields that were changed; a category travels with its subcategory, which belongs to it. */
export function changesOf<Fields extends Partial<NewCommunity>>(
  fields: Fields,
  saved: Fields,
): Partial<Fields> {
  const before: Record<string, unknown> = saved;
  const { category, subcategory } = fields;
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSameJson(value, before[name])),
  ) as Partial<Fields>;
  if (!('category' in changed) && !('subcategory' in changed)) return changed;
  return { ...changed, category, subcategory };
}

/** The shared fields of a form as the calls write them. */
export function toBody({
  name,
  privacy,
  category,
  subcategory,
  description,
  permalink,
  location,
  links,
}: Partial<NewCommunity> & { permalink?: string; location?: string; links?: string }) {
  return {
    name: name?.trim(),
    privacy: privacy === undefined ? undefined : Number(privacy),
    category,
    subcategory: subcategory === '' ? null : subcategory,
    description: description?.trim(),
    permalink,
    location: location?.trim(),
    links: links?.split('\n').flatMap((line) => line.trim() || []),
  };
}
