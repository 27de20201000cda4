import type { WireRef } from './common';
import type { WireUserBrief } from './user';

export type ClipState = 'processing' | 'ready' | 'failed';

/** Captions of a short video, a WebVTT file at `GET /files/{key}` (decided). */
export interface WireCaptions {
  key: string;
  access: string | null;
  /** BCP 47 tag. */
  lang: string;
}

/** Short video (CLIP-01). The file's address is known while it is being prepared, its bytes are not there yet. */
export interface WireShortVideo {
  id: string;
  /** Duration in seconds, width and height in pixels; 0 while the server does not know them. */
  file: { key: string; access: string | null; duration: number; width: number; height: number };
  text: string;
  author: WireUserBrief;
  created_at: string;
  can_delete: boolean;
  /** Picture that stands for the clip until it plays (decided). */
  poster: WireRef;
  /** decided */
  captions: WireCaptions[];
  /** decided; only its author sees one that is not `ready`. */
  state: ClipState;
  /** Code of the reason why it failed, a key of the server's texts (decided). */
  failure: string | null;
}
