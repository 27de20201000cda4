import { z } from 'zod';
import { maxBlockDays, maxContactsLength, maxGroupReasonLength } from '@/shared/config/limits';
import { groupRoles } from '@/shared/wire/group';
import { editedCommunityFields, newCommunityFields } from '../communities/schemas';
import { textOf } from '../people/fields';

const postGroup = z.enum(['member', 'moderator', 'admin']);

/** Body of `POST /api/groups` (GRP-02). The caller becomes the owner, whatever `userId` says. */
export const createGroupSchema = z.object({ ...newCommunityFields, post_group: postGroup.default('member') });
export type NewGroup = z.output<typeof createGroupSchema>;

/** Body of `PATCH /api/groups/{id}`: any of the fields (GRP-02). */
export const editGroupSchema = z
  .object({
    ...editedCommunityFields,
    post_group: postGroup,
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
