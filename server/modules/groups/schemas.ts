import { z } from 'zod';
import {
  maxAnswerLength,
  maxBlockDays,
  maxContactsLength,
  maxGroupReasonLength,
  maxLinkDays,
  maxLinkUses,
  maxQuestionLength,
  maxQuestions,
  maxRules,
} from '@/shared/config/limits';
import { isVisible } from '@/shared/rules/text';
import { groupRoles, postApprovals } from '@/shared/wire/group';
import { editedCommunityFields, newCommunityFields } from '../communities/schemas';
import { textOf } from '../people/fields';

const postGroup = z.enum(['member', 'moderator', 'admin']);

/** Body of `POST /api/groups` (GRP-02). The caller becomes the owner, whatever `userId` says. */
export const createGroupSchema = z.object({ ...newCommunityFields, post_group: postGroup.default('member') });
export type NewGroup = z.output<typeof createGroupSchema>;

/** A question or a rule. */
const line = textOf(maxQuestionLength)
  .transform((value) => value.trim())
  .refine(isVisible);

/**
 * Body of `PATCH /api/groups/{id}`: any of the fields (GRP-02). Any time as `archived_at` archives the group, null
 * brings it back.
 */
export const editGroupSchema = z
  .object({
    ...editedCommunityFields,
    post_group: postGroup,
    approval: z.enum(postApprovals),
    pictures: z.boolean(),
    contacts: textOf(maxContactsLength).nullable(),
    wall: z.boolean(),
    questions: z.array(line).max(maxQuestions),
    rules: z.array(line).max(maxRules),
    archived_at: z.union([z.iso.datetime(), z.null()]),
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

/** Optional body of joining: the code of a link, and answers in the order of the group's questions. */
export const joinSchema = z.object({
  code: z.string().max(100).optional(),
  answers: z
    .array(textOf(maxAnswerLength).transform((value) => value.trim()))
    .max(maxQuestions)
    .optional(),
});

/** Body of a new invite link: until when it lasts, and how many people it lets in. */
export const linkSchema = z.object({
  days: z.int().min(1).max(maxLinkDays).default(7),
  uses: z.int().min(1).max(maxLinkUses).default(25),
});

/** Optional body of an invitation. */
export const inviteSchema = z.object({ role: z.enum(['admin', 'moderator', 'member']).optional() });

export const roleSchema = z.object({ role: z.enum(groupRoles) });
