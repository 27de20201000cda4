/** The server's log. Messages carry no addresses, tokens, codes or query strings. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

const line = (message: string) => `${message}\n`;

/** Writes information to stdout, the rest to stderr. */
export const terminalLog: Log = {
  info: (message) => void process.stdout.write(line(message)),
  warn: (message) => void process.stderr.write(line(`Warning: ${message}`)),
  error: (message) => void process.stderr.write(line(`Error: ${message}`)),
};

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Describes an error by name, code and place, without the values that databases put into messages. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'a thrown value that is not an error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const place = error.stack?.split('\n').find((entry) => entry.trim().startsWith('at ')) ?? '';
  const cause = error.cause === undefined ? '' : ` caused by ${describeError(error.cause)}`;
  return `${error.name}${code}${place === '' ? '' : ` ${place.trim()}`}${cause}`;
}
