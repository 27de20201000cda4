import * as v from 'valibot';

/** A GIF to pick (POST-03). Its addresses are of this origin; a post stores `url`. */
export const gifSchema = v.object({
  id: v.string(),
  url: v.string(),
  previewUrl: v.string(),
  width: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  height: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  title: v.fallback(v.string(), ''),
});
export type Gif = v.InferOutput<typeof gifSchema>;
