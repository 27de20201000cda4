import { request } from '@/shared/api/client';
import { perhaps } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { clipPath } from '../api';
import { clipSchema } from '../types';

/** Sets the picture that stands for a short video of one's own until it plays. */
export function sendPoster(
  { clipId, picture }: { clipId: string; picture: Blob },
  context: CallContext,
): Promise<unknown> {
  return sendFile(clipId, 'poster', { file: picture }, context);
}

/** Adds captions in one language to a short video of one's own. @param lang BCP 47 tag */
export function sendCaptions(
  { clipId, file, lang }: { clipId: string; file: Blob; lang: string },
  context: CallContext,
): Promise<unknown> {
  return sendFile(clipId, 'captions', { file, lang }, context);
}

function sendFile(
  clipId: string,
  what: 'poster' | 'captions',
  fields: Record<string, string | Blob>,
  { signal }: CallContext,
): Promise<unknown> {
  const body = new FormData();
  // Fields before the file, which a server may read as it comes.
  for (const [name, value] of Object.entries(fields).reverse()) body.append(name, value);
  return request({
    method: 'post',
    path: `${clipPath(clipId)}/${what}`,
    body,
    answer: perhaps(clipSchema),
    signal,
  });
}
