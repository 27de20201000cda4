import type { UploadPlace } from '../uploadQueue';

const fieldOf = { album: 'album_id', company: 'company_id' } as const;

/** Path of the call that takes a file for a place; its query travels as fields. */
export function callOf({ kind, id }: UploadPlace): string {
  return `/upload?${new URLSearchParams({ [fieldOf[kind]]: id }).toString()}`;
}
