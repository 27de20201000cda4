import type { EngineError } from './messages';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names what went wrong in fields that reach another thread. A write that was refused for want of room says so. */
export function describeFault(error: unknown, isReadOnly: boolean): EngineError {
  if (!(error instanceof Error)) return { message: 'The engine gave no reason' };
  const code = 'code' in error ? text(error.code) : undefined;
  return {
    message: error.message,
    // A read-only transaction is the way to refuse a write.
    code: isReadOnly && code === '25006' ? '53100' : code,
    constraint: 'constraint' in error ? text(error.constraint) : undefined,
  };
}

const lastWords = new Set<unknown>(['FATAL', 'PANIC']);

/** True for an error with which the engine ended, as when its log found no room: it answers nothing more. */
export function isEngineLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof WebAssembly.RuntimeError ||
    error.name === 'ExitStatus' ||
    ('severity' in error && lastWords.has(error.severity)) ||
    (error.cause !== undefined && isEngineLost(error.cause))
  );
}
