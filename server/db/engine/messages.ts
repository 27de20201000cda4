/*
 * Messages between the server and the thread of its embedded database. The thread answers each ask once. Those of one
 * transaction stay together: all others wait until it ends.
 */

/** Settings of the thread. */
export interface EngineWorkerData {
  /** Directory of the database. */
  folder: string;
}

/** Statement with values, whose rows keep the types in `plain` as text; or statements without values. */
export type EngineWork =
  | { do: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object'; plain: readonly number[] }
  | { do: 'exec'; text: string };

/** `tx` is the id of the ask that began the transaction. */
export type EngineWish =
  | (EngineWork & { tx?: number })
  | { do: 'begin' }
  | { do: 'commit'; tx: number }
  | { do: 'rollback'; tx: number }
  | { do: 'close' };
export type EngineAsk = EngineWish & { id: number };

/** Rows of one statement. */
export interface EngineRows {
  rows: Record<string, unknown>[];
}

/** Fields of an error that the server reads: of PostgreSQL's the SQLSTATE and the constraint. */
export interface EngineError {
  message: string;
  code?: string;
  constraint?: string;
}

export type EngineAnswer =
  | { is: 'open' }
  | { is: 'unopened'; error: EngineError }
  | { is: 'done'; id: number; results: EngineRows[] }
  /** `isLost` says that the engine ended with it. */
  | { is: 'failed'; id: number; error: EngineError; isLost: boolean };
