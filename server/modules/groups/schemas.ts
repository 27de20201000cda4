import { z } from 'zod';
import {
  maxBlockDays,
  maxContactsLength,
  maxDescriptionLength,
  maxGroupReasonLength,
  maxLinks,
  maxNameLength,
  maxUrlLength,
} from '@/shared/config/limits';
import { isPermalink } from '@/shared/rules/permalink';
import { groupRoles } from '@/shared/wire/group';
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

const fields = {
  name: nameOf(maxNameLength),
  privacy: z.union([z.literal(0), z.literal(1)]),
  category: idField,
  subcategory: idField.nullable(),
  description: textOf(maxDescriptionLength).transform((value) => value.trim()),
  post_group: z.enum(['member', 'moderator', 'admin']),
};

/** Body of `POST /api/groups` (GRP-02). The caller becomes the owner, whatever `userId` says. */
export const createGroupSchema = z.object({
  ...fields,
  subcategory: fields.subcategory.default(null),
  description: fields.description.default(''),
  post_group: fields.post_group.default('member'),
});
export type NewGroup = z.output<typeof createGroupSchema>;

/** Body of `PATCH /api/groups/{id}`: any of the fields (GRP-02). */
export const editGroupSchema = z
  .object({
    ...fields,
    permalink: z.string().max(40).refine(isPermalink),
    location: textOf(maxNameLength).transform((value) => value.trim()),
    links: z.array(link).max(maxLinks),
    pictures: z.boolean(),
    contacts: textOf(maxContactsLength).nullable(),
    wall: z.boolean(),
  })
  .partial();
export type GroupEdit = z.output<typeof editGroupSchema>;

const reason = textOf(maxGroupReasonLength)
  .transform((value) => value.trim())
  .optional();

/** Optional body of a block: days until it ends by itself, and why; the blocked person reads it. */
export const blockSchema = z.object({ days: z.int().min(1).max(maxBlockDays).optional(), reason });

/** Optional body of a declined request. */
export const answerSchema = z.object({
  reason: reason.transform((value) => (value === '' ? undefined : value)),
});

/** Optional body of an invitation. */
export const inviteSchema = z.object({ role: z.enum(['admin', 'moderator', 'member']).optional() });

export const roleSchema = z.object({ role: z.enum(groupRoles) });
