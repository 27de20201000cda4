/** The two pictures of a profile (PROF-03). */
export type PictureKind = 'avatar' | 'cover';

/** Reference to a stored picture; null for none. */
export type PictureRef = { key: string; access: string | null } | null;

export interface ChangedPicture {
  kind: PictureKind;
  picture: PictureRef;
}

/** A picture to set; its file is in the upload registry. */
export interface NewPicture {
  kind: PictureKind;
  uploadId: string;
}
