import * as v from 'valibot';
import type { AppError } from '@/shared/errors/appError';

/** A stored picture as posts and comments carry it. */
export const imageSchema = v.object({
  key: v.string(),
  access: v.fallback(v.nullable(v.string()), null),
  width: v.fallback(v.number(), 0),
  height: v.fallback(v.number(), 0),
  createdAt: v.fallback(v.string(), ''),
});
export type Image = v.InferOutput<typeof imageSchema>;

/** One file on its way to the server; the file itself stays in the registry under the same id. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  sentBytes: number;
  /** The stored picture's key, once it is sent. */
  key: string | null;
  error: AppError | null;
}
