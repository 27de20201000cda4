import * as v from 'valibot';

/** Stored bytes. */
export const blobSchema = v.pipe(
  v.unknown(),
  v.check((value) => value instanceof Blob),
  v.transform((value) => value as Blob),
);

/** A stored file with its name. */
export const fileSchema = v.pipe(
  v.unknown(),
  v.check((value) => value instanceof File),
  v.transform((value) => value as File),
);
