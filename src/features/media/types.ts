import * as v from 'valibot';
import { id, number, text, textOrNull } from '@/shared/api/decode';
import type { AppError } from '@/shared/errors/appError';

export const imageSchema = v.object({
  key: id,
  access: textOrNull,
  width: number,
  height: number,
  /** Description for those who do not see the picture; '' without one. */
  alt: text,
  /** ThumbHash in base64. */
  hash: textOrNull,
  createdAt: text,
});
export type Image = v.InferOutput<typeof imageSchema>;

/** A file on its way to the server; the file itself is in the registry under the same id. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  sentBytes: number;
  /** Key of the stored picture, once sent. */
  key: string | null;
  error: AppError | null;
  /** True for one that goes on while its member moves around the app. */
  isBackground?: boolean;
}
