import * as v from 'valibot';

/** A GIF that can be picked (POST-03). Addresses are of this origin; `url` is what a post carries. */
export const gifSchema = v.object({
  id: v.string(),
  url: v.string(),
  previewUrl: v.string(),
  width: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  height: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  title: v.fallback(v.string(), ''),
});
export type Gif = v.InferOutput<typeof gifSchema>;
