import { z } from 'zod';
import {
  maxCommentBytes,
  maxCommentImages,
  maxCommentLength,
  maxPostBytes,
  maxPostImages,
  maxPostLength,
  maxUrlLength,
} from '@/shared/config/limits';
import { isTooLong } from '@/shared/rules/text';
import type { WirePreview } from '@/shared/wire/post';
import { invalidFields } from '../errors';
import type { AppDeps } from '../http/deps';
import { previewToStore } from './previews/service';

/** Dependencies of writing a post or comment. */
export type WriteDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'files' | 'config' | 'outbound' | 'previews' | 'limiter' | 'gifs' | 'imageProxy'
>;

/** A post's or comment's validated content. */
export interface Content {
  text: string;
  gifUrl: string | null;
  preview: WirePreview | null;
  /** File keys in their order. */
  photos: string[];
}

/** An http(s) address as members may write it. */
export const httpUrl = z
  .string()
  .max(maxUrlLength)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

/** An address through our own proxy is longer than the one inside. */
const maxMediaPathLength = 2 * maxUrlLength;

const photoKeys = (max: number) =>
  z
    .array(z.string().min(1).max(100))
    .max(max)
    .refine((keys) => new Set(keys).size === keys.length);

const attachments = (maxPhotos: number) => ({
  gif_link: z.string().max(maxMediaPathLength).nullable().optional(),
  // Only the link counts: what a client says of it is never stored (D11).
  preview: z.object({ url: httpUrl }).nullable().optional(),
  photos: photoKeys(maxPhotos).optional(),
});

/** Body of creating and editing a post (POST-01); in an edit, what is absent stays. */
export const postBody = z.object({
  post: z
    .string()
    .refine((text) => !isTooLong(text, maxPostLength, maxPostBytes))
    .optional(),
  /** Whether this post goes to the blockchain, where the author's setting allows it (POST-10); absent: yes. */
  publishOnBlockchain: z.boolean().optional(),
  ...attachments(maxPostImages),
});

/** Body of creating and editing a comment (VAL-05). Levels and parents that clients send are not read. */
export const commentBody = z.object({
  msg: z
    .string()
    .refine((text) => !isTooLong(text, maxCommentLength, maxCommentBytes), 'commentTooLong')
    .optional(),
  ...attachments(maxCommentImages),
});

type AttachmentsBody = Pick<z.infer<typeof postBody>, 'gif_link' | 'preview' | 'photos'>;

/** What a body carries beside its text, as it is stored; what is absent stays in an edit. */
interface Attachments {
  gifUrl: string | null | undefined;
  preview: WirePreview | null | undefined;
  photos: string[] | undefined;
  /** The GIF is of our picker. */
  isKnownGif: boolean;
}

/** Reads the attachments of a body; looks a link up where it has to, so call it outside any transaction. */
export async function receiveAttachments(
  deps: WriteDeps,
  actorId: number,
  { gif_link, preview, photos }: AttachmentsBody,
): Promise<Attachments> {
  const gifUrl = typeof gif_link === 'string' ? deps.imageProxy.unwrap(gif_link) : gif_link;
  return {
    gifUrl,
    preview:
      preview === undefined || preview === null ? preview : await previewToStore(deps, actorId, preview.url),
    photos,
    isKnownGif: typeof gifUrl !== 'string' || deps.gifs.owns(gifUrl),
  };
}

const nothing: Content = { text: '', gifUrl: null, preview: null, photos: [] };

/**
 * The content that results from a body, over `current` in an edit. Throws 422 on the text's field when neither
 * text nor GIF nor photo is left, and on `gif_link` for a GIF that is neither of the picker nor there already.
 */
export function contentOf(
  field: 'post' | 'msg',
  text: string | undefined,
  { gifUrl, preview, photos, isKnownGif }: Attachments,
  current: Content = nothing,
): Content {
  if (!isKnownGif && gifUrl !== current.gifUrl) throw invalidFields({ gif_link: 'validationError' });
  const content: Content = {
    text: text === undefined ? current.text : text.trim(),
    gifUrl: gifUrl === undefined ? current.gifUrl : gifUrl,
    // The card of a link that stays is not replaced by a poorer one.
    preview: preview === undefined || preview?.url === current.preview?.url ? current.preview : preview,
    photos: photos ?? current.photos,
  };
  if (content.text === '' && content.gifUrl === null && content.photos.length === 0)
    throw invalidFields({ [field]: 'validationError' });
  return content;
}
