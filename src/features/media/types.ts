import * as v from 'valibot';
import type { AppError } from '@/shared/errors/appError';

export const imageSchema = v.object({
  key: v.string(),
  access: v.fallback(v.nullable(v.string()), null),
  width: v.fallback(v.number(), 0),
  height: v.fallback(v.number(), 0),
  createdAt: v.fallback(v.string(), ''),
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
}
