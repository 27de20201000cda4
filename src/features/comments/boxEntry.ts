import * as v from 'valibot';
import { earlierTrySchema } from '@/features/posts/publishing/earlierTry';
import { postTypeSchema } from '@/features/posts/types';
import { previewSchema } from '@/features/previews/types';
import type * as storageModule from '@/features/writing/storage/browserStorage';
import type { TextAddress } from '@/features/writing/storage/textAddress';
import type { BoxContent } from './slice';

export type KeptPhoto = storageModule.KeptPhoto;

const idSchema = v.nullable(v.string());

const waitingSchema = v.object({
  postId: v.string(),
  postType: postTypeSchema,
  parentId: idSchema,
  place: v.nullable(
    v.object({
      level: v.number(),
      parentCommentId: v.string(),
      level1CommentId: idSchema,
      level2CommentId: idSchema,
      level3CommentId: idSchema,
    }),
  ),
  preview: v.nullable(previewSchema),
  asCompany: v.boolean(),
});

/** One comment box in storage. */
export const entrySchema = v.object({
  key: v.string(),
  box: v.object({
    text: v.string(),
    gif: v.nullable(v.string()),
    uploads: v.array(v.string()),
    alts: v.optional(v.record(v.string(), v.string()), {}),
    dismissed: v.array(v.string()),
    version: v.string(),
    triedKey: v.nullable(v.string()),
    earlier: v.fallback(v.nullable(earlierTrySchema), null),
    waiting: v.fallback(v.nullable(waitingSchema), null),
  }),
  photos: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** Unsent comments of a member in this browser's storage. */
export interface BoxStore {
  storage: typeof storageModule;
  memberId: string;
  /** The boxes as last read or written by this tab. */
  kept: Map<string, { box: BoxContent; photos: KeptPhoto[] }>;
}

export function addressOf({ memberId }: BoxStore, key: string): TextAddress {
  return { memberId, kind: 'comment', place: key };
}
