import * as v from 'valibot';
import { imageSchema } from '@/features/media/types';

export const photoSchema = v.pipe(
  imageSchema,
  v.transform((image) => ({ ...image, id: image.key })),
);
export type Photo = v.InferOutput<typeof photoSchema>;
