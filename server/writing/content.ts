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
import { isTooLong, isVisible } from '@/shared/rules/text';
import type { WirePreview } from '@/shared/wire/post';
import { invalidFields } from '../errors';
import type { AppDeps } from '../http/deps';
import { previewToStore } from './previews/service';

/** Dependencies of writing a post or comment. */
export type WriteDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'files' | 'config' | 'outbound' | 'previews' | 'limiter' | 'gifs' | 'imageProxy'
>;

/** Validated content of a post or comment. */
export interface Content {
  text: string;
  gifUrl: string | null;
  preview: WirePreview | null;
  /** File keys, in order. */
  photos: string[];
}

/** An http(s) address in a body. */
export const httpUrl = z
  .string()
  .max(maxUrlLength)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

/** An address through the image proxy is longer than the original. */
const maxMediaPathLength = 2 * maxUrlLength;

const photoKeys = (max: number) =>
  z
    .array(z.string().min(1).max(100))
    .max(max)
    .refine((keys) => new Set(keys).size === keys.length);

const attachments = (maxPhotos: number) => ({
  gif_link: z.string().max(maxMediaPathLength).nullable().optional(),
  // Only the link is used: a client's description of it is never stored.
  preview: z.object({ url: httpUrl }).nullable().optional(),
  photos: photoKeys(maxPhotos).optional(),
});

/** Body of creating and editing a post (POST-01); an edit keeps absent parts. */
export const postBody = z.object({
  post: z
    .string()
    .refine((text) => !isTooLong(text, maxPostLength, maxPostBytes))
    .optional(),
  /** Publishes this post on the blockchain, if the author's setting allows it (POST-10); default: yes. */
  publishOnBlockchain: z.boolean().optional(),
  ...attachments(maxPostImages),
  /** Short video that a new post shows (CLIP-01); an edit does not change it. */
  video: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .nullish(),
});

/** Body of creating and editing a comment (VAL-05). Ignores levels and parents from clients. */
export const commentBody = z.object({
  msg: z
    .string()
    .refine((text) => !isTooLong(text, maxCommentLength, maxCommentBytes), 'commentTooLong')
    .optional(),
  ...attachments(maxCommentImages),
});

/** Body of a new comment: a manager may sign it by the company under whose post it stands (decided). */
export const newCommentBody = commentBody
  .extend({ asCompany: z.boolean().nullish(), as_company: z.boolean().nullish() })
  .transform(({ asCompany, as_company, ...body }) => ({
    ...body,
    asCompany: asCompany === true || as_company === true,
  }));

type AttachmentsBody = Pick<z.infer<typeof postBody>, 'gif_link' | 'preview' | 'photos'>;

/** Stored form of a body's attachments; undefined keeps the present one in an edit. */
interface Attachments {
  gifUrl: string | null | undefined;
  preview: WirePreview | null | undefined;
  photos: string[] | undefined;
  /** True for a GIF of the picker. */
  isKnownGif: boolean;
}

/** Reads the attachments of a body. May fetch a link, so call it outside any transaction. */
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
 * Merges a body into `current`. Throws 422 on the text's field when text, GIF, photos and video show nothing, and on
 * `gif_link` for a new GIF that is not of the picker.
 */
export function contentOf(
  field: 'post' | 'msg',
  text: string | undefined,
  { gifUrl, preview, photos, isKnownGif }: Attachments,
  current: Content = nothing,
  hasVideo = false,
): Content {
  if (!isKnownGif && gifUrl !== current.gifUrl) throw invalidFields({ gif_link: 'validationError' });
  const content: Content = {
    text: text === undefined ? current.text : text.trim(),
    gifUrl: gifUrl === undefined ? current.gifUrl : gifUrl,
    // An unchanged link keeps its card: a new one might be poorer.
    preview: preview === undefined || preview?.url === current.preview?.url ? current.preview : preview,
    photos: photos ?? current.photos,
  };
  if (!isVisible(content.text) && content.gifUrl === null && content.photos.length === 0 && !hasVideo)
    throw invalidFields({ [field]: 'validationError' });
  return content;
}
