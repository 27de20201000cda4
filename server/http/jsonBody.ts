import { ApiError } from '../errors';
import { bodyChunks, type BodyPace } from './bodyChunks';

const pace: BodyPace = {
  maxBytes: 64 * 1024,
  maxSeconds: 120,
  minBytesPerSecond: 0,
  tooLarge: 'validationError',
};
const jsonTypes = /^application\/([\w.-]+\+json|json|csp-report)$/;

/**
 * Reads a JSON body of at most 64 KiB. Throws 413 beyond it, 400 for malformed JSON and 415 for other content types.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!jsonTypes.test(type)) throw new ApiError(415, 'validationError');
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, pace)) chunks.push(chunk);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ApiError(400, 'validationError');
  }
}

/** Reads the JSON body of a call that also works without one; no body reads as an empty object. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  return request.headers.get('content-type') === null ? {} : readJson(request);
}
