/** The two pictures of a profile (PROF-03). */
export type PictureKind = 'avatar' | 'cover';

/** Reference to a stored picture; null for none. */
export type PictureRef = { key: string; access: string | null } | null;

/** A picture of the member, or of a group or company that they manage (GRP-03, CMP-02). */
export interface PictureOf {
  kind: PictureKind;
  groupId?: string | undefined;
  companyId?: string | undefined;
}

export interface ChangedPicture {
  kind: PictureKind;
  picture: PictureRef;
}

/** A picture to set; its file is in the upload registry. */
export interface NewPicture extends PictureOf {
  uploadId: string;
}
