import * as v from 'valibot';
import { id, text } from '@/shared/api/decode';

/** A GIF to pick (POST-03). Its addresses are of this origin; a post stores `url`. */
export const gifSchema = v.object({
  id,
  url: v.string(),
  previewUrl: v.string(),
  width: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  height: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  title: text,
});
export type Gif = v.InferOutput<typeof gifSchema>;
