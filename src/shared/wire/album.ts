import type { WireRef } from './common';

export const albumPrivacies = ['public', 'private'] as const;
/** Private albums are the owner's alone; public ones are for those whom `media` lets in (SET-06). */
type AlbumPrivacy = (typeof albumPrivacies)[number];

/** Most photos beside the cover of an album (decided). */
export const maxBesideCover = 2;

export interface WireAlbum {
  id: string;
  title: string;
  privacy: AlbumPrivacy;
  photos: number;
  /** Null for an empty album. */
  cover: WireRef;
  /** The newest others that the viewer may see, to stand beside the cover (decided). */
  beside_cover: NonNullable<WireRef>[];
  created_at: string;
}

/** Orders of a list of photos; `hand` is for albums only (decided). */
export const photoOrders = ['newest', 'oldest', 'hand'] as const;
export type PhotoOrder = (typeof photoOrders)[number];

/** Number of photos in a month of UTC, as `YYYY-MM` (decided). */
export interface WireMonth {
  month: string;
  count: number;
}

/** Address of a ZIP file of photos, until `expires_at` (decided). */
export interface WireArchive {
  address: string;
  expires_at: string;
}
