/** Shared wire shapes. Keys are snake_case, times ISO 8601 in UTC, ids strings. */

/** `count` is the total. An empty `list` means the end. */
export interface WireList<T> {
  list: T[];
  count: number;
}

/** Body of every non-2xx answer. `fields` maps field names to dictionary codes. */
export interface WireError {
  code: number;
  dictionary_code: string;
  message: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
}

/** Stored picture, at `GET /files/{key}[?size=thumb|medium]`, with `access` if private. */
export interface WireImage {
  key: string;
  access: string | null;
  width: number;
  height: number;
  created_at: string;
}

export type WireRef = { key: string; access: string | null } | null;
