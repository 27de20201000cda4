import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';

/** Content of a request's line (OPS-04). No path, address, token or name: the route's pattern stands for all. */
export interface RequestLine {
  method: string;
  /** Pattern of the route, such as `/api/post/:id`. */
  route: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
  /** Length of the body where it is known before it is sent. */
  bytes?: number;
  /** Code of the error that was answered. */
  error?: string;
}

/** The server's log. Messages carry no addresses, tokens, codes or query strings. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  request(line: RequestLine): void;
}

/** A request on its way. Every line that it causes carries its id. */
export interface RequestNotes {
  readonly id: string;
  route: string;
  error?: string;
}

const requests = new AsyncLocalStorage<RequestNotes>();

/** Runs the work of a request, and all that it starts, under its notes. */
export const withRequest = <T>(notes: RequestNotes, work: () => T): T => requests.run(notes, work);

/** The request that the caller works for. */
export const currentRequest = (): RequestNotes | undefined => requests.getStore();

export type LogFormat = 'json' | 'text';

/** Takes lines of text. */
interface Outlet {
  write(text: string): unknown;
}

/** Standard output; after an error, such as a full disk, its stream takes nothing more, but its file does. */
const standardOutput: Outlet = {
  write(text) {
    if (process.stdout.errored === null) {
      process.stdout.write(text);
      return;
    }
    try {
      writeSync(process.stdout.fd, text);
    } catch {
      // The line is lost.
    }
  },
};

/** Lets lines be lost that cannot be written, where their error would end the server (OPS-02). */
export function loseUnwrittenLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

const line = (message: string) => `${message}\n`;

/** Lines for people: information on stdout, the rest on stderr, requests not at all. */
export const terminalLog: Log = {
  info: (message) => void process.stdout.write(line(message)),
  warn: (message) => void process.stderr.write(line(`Warning: ${message}${ofRequest(message)}`)),
  error: (message) => void process.stderr.write(line(`Error: ${message}${ofRequest(message)}`)),
  request: () => undefined,
};

function ofRequest(message: string): string {
  const id = currentRequest()?.id;
  return id === undefined || message.includes(id) ? '' : ` (request ${id})`;
}

/** Lines for machines: one JSON object each, all on stdout, with the request that caused them. */
export function createJsonLog(outlet: Outlet = standardOutput): Log {
  const write = (level: string, fields: object) => {
    const request = currentRequest()?.id;
    const head = { time: new Date().toISOString(), level, ...(request === undefined ? {} : { request }) };
    outlet.write(line(JSON.stringify({ ...head, ...fields })));
  };
  const writeText = (level: string) => (text: string) => {
    for (const message of text.split('\n')) if (message !== '') write(level, { message });
  };
  return {
    info: writeText('info'),
    warn: writeText('warn'),
    error: writeText('error'),
    request: (request) => write('info', request),
  };
}

export const createLog = (format: LogFormat): Log => (format === 'json' ? createJsonLog() : terminalLog);

/** Format without a setting: people read a terminal, machines all else. */
export const usualLogFormat = (): LogFormat => (process.stdout.isTTY ? 'text' : 'json');

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  request: () => undefined,
};

/** Describes an error by name, code and place, without the values that databases put into messages. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'a thrown value that is not an error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const place = error.stack?.split('\n').find((entry) => entry.trim().startsWith('at ')) ?? '';
  const cause = error.cause === undefined ? '' : ` caused by ${describeError(error.cause)}`;
  return `${error.name}${code}${place === '' ? '' : ` ${place.trim()}`}${cause}`;
}
