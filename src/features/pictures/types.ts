/** The two pictures of a profile (PROF-03). */
export type PictureKind = 'avatar' | 'cover';

/** Where a stored picture is; null where there is none. */
export type PictureRef = { key: string; access: string | null } | null;

/** What became of a picture of the member's own profile. */
export interface ChangedPicture {
  kind: PictureKind;
  picture: PictureRef;
}

/** A picture on its way: its file is in the registry of uploads. */
export interface NewPicture {
  kind: PictureKind;
  uploadId: string;
}
