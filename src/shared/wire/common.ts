/** Shared wire shapes. Keys are snake_case, times ISO 8601 in UTC, ids strings. */

/** `count` is the total, with `more` only a lower bound of it. An empty `list` means the end. */
export interface WireList<T> {
  list: T[];
  count: number;
  more?: true;
}

/** Body of every non-2xx answer. `fields` maps field names to dictionary codes. */
export interface WireError {
  code: number;
  dictionary_code: string;
  message: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
}

/** Stored picture, at `GET /files/{key}[?size=thumb|small|medium]`, with `access` if private. */
export interface WireImage {
  key: string;
  access: string | null;
  width: number;
  height: number;
  /** Description for those who do not see the picture; empty when nobody said (decided). */
  alt: string;
  /** ThumbHash in base64, a blurred preview (decided). */
  hash: string | null;
  created_at: string;
}

export type WireRef = { key: string; access: string | null } | null;
