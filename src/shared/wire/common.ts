/** Shapes that every subject of the wire shares. Keys are snake_case, times ISO 8601 in UTC, ids strings. */

/** A list answer: `count` is the total, an empty `list` ends it. */
export interface WireList<T> {
  list: T[];
  count: number;
}

/** Body of every answer that is not 2xx. `fields` maps a field's name to its own dictionary code. */
export interface WireError {
  code: number;
  dictionary_code: string;
  message: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
}

/** A stored picture; bytes at `GET /files/{key}[?size=thumb|medium]`, with `access` when it is private. */
export interface WireImage {
  key: string;
  access: string | null;
  width: number;
  height: number;
  created_at: string;
}

/** Avatar or cover: the address parts of a stored picture, or none. */
export type WireRef = { key: string; access: string | null } | null;
