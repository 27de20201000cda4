import * as v from 'valibot';
import { id, text, textOrNull } from '@/shared/api/decode';

/** A GIF to pick (POST-03). Its addresses are of this origin; a post stores `url`. */
export const gifSchema = v.pipe(
  v.object({
    id,
    url: v.string(),
    previewUrl: textOrNull,
    width: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
    height: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
    title: text,
  }),
  v.transform((gif) => ({ ...gif, previewUrl: gif.previewUrl ?? gif.url })),
);
export type Gif = v.InferOutput<typeof gifSchema>;
