import { z } from 'zod';
import { twoFactorCodeLength } from '@/shared/config/limits';

/** The id of a login's challenge. */
export const challengeId = z.string().max(200);

/** A code as people type or paste it; whatever cannot be one is a wrong one. */
export const code = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .refine((value) => value.length === twoFactorCodeLength && /^\d+$/.test(value), 'invalid_token');
