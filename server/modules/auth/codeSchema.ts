import { z } from 'zod';
import { twoFactorCodeLength } from '@/shared/config/limits';

export const challengeId = z.string().max(200);

/** A typed or pasted code; malformed ones count as wrong. */
export const code = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .refine((value) => value.length === twoFactorCodeLength && /^\d+$/.test(value), 'invalid_token');
