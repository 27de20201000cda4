import { z } from 'zod';
import {
  maxDescriptionLength,
  maxLinks,
  maxNameLength,
  maxSearchTermLength,
  maxUrlLength,
} from '@/shared/config/limits';
import { isPermalink } from '@/shared/rules/permalink';
import { pageQuery } from '../../http/validation';
import { nameOf, textOf } from '../people/fields';

/** An id in a body, as text or number. */
const idField = z
  .union([z.string().regex(/^[1-9]\d{0,15}$/), z.int().positive()])
  .transform(Number)
  .refine(Number.isSafeInteger);

const link = z
  .string()
  .max(maxUrlLength)
  .transform((value) => value.trim())
  .refine((value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value));

/** Fields with which a group or company is created (GRP-02, CMP-01). */
export const newCommunityFields = {
  name: nameOf(maxNameLength),
  privacy: z.union([z.literal(0), z.literal(1)]),
  category: idField,
  subcategory: idField.nullable().default(null),
  description: textOf(maxDescriptionLength)
    .transform((value) => value.trim())
    .default(''),
};

/** Fields that the settings of both change. */
export const editedCommunityFields = {
  ...newCommunityFields,
  subcategory: newCommunityFields.subcategory.unwrap(),
  description: newCommunityFields.description.unwrap(),
  permalink: z.string().max(40).refine(isPermalink),
  location: textOf(maxNameLength).transform((value) => value.trim()),
  links: z.array(link).max(maxLinks),
};

/** Query of a list that can be searched. */
export const searchedPage = (perPage: number) => ({
  ...pageQuery(perPage),
  term: z.string().max(maxSearchTermLength).default(''),
});

/** Query of a call that can answer as it does to a visitor, to those who run the place. */
export const seenAs = z.object({ as: z.literal('visitor').optional() });
export type SeenAs = z.infer<typeof seenAs>['as'];
