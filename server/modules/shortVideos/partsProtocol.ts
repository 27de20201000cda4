import { ApiError, errorResponse } from '../../errors';
import type { Arrival } from './parts';

const version = '1.0.0';
const maxMetadataLength = 8_000;

export const partsPath = '/upload/video/parts';

/**
 * Answers a call of the tus protocol, errors too, in its version 1.0.0 with creation, expiration and termination.
 * Throws 412 for any other version.
 */
export async function speakingTus(request: Request, work: () => Promise<Response>): Promise<Response> {
  const answer = await answerTo(request, work).catch((error: unknown) => {
    if (error instanceof ApiError) return errorResponse(error);
    throw error;
  });
  answer.headers.set('Tus-Resumable', version);
  if (answer.status === 412) answer.headers.set('Tus-Version', version);
  return answer;
}

async function answerTo(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (request.headers.get('tus-resumable') !== version) throw new ApiError(412, 'validationError');
  return work();
}

/** Tells where a short video stands, in the headers of the protocol. */
export function tellArrival(arrival: Arrival, status: 200 | 201 | 204): Response {
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'Upload-Offset': String(arrival.offset),
    'Upload-Expires': arrival.expiresAt.toUTCString(),
  });
  if (status === 200) headers.set('Upload-Length', String(arrival.size));
  if (status === 201) headers.set('Location', `${partsPath}/${arrival.key}`);
  return new Response(null, { status, headers });
}

/** Reads a header of bytes. Throws 400 unless it is a whole number. */
export function bytesOf(request: Request, header: 'upload-length' | 'upload-offset'): number {
  const given = request.headers.get(header) ?? '';
  if (!/^\d{1,15}$/.test(given)) throw new ApiError(400, 'validationError');
  return Number(given);
}

/** Throws 415 for a body that is no part. */
export function requirePart(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/offset+octet-stream') throw new ApiError(415, 'unsupportedMediaType');
}

/**
 * Reads the text of a short video from `Upload-Metadata`; '' without one. Throws 400 for what is not UTF-8 in base64.
 */
export function textOf(request: Request): string {
  const metadata = request.headers.get('upload-metadata') ?? '';
  if (metadata.length > maxMetadataLength) throw new ApiError(400, 'validationError');
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([name]) => name === 'text')?.[1] ?? '';
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) throw new ApiError(400, 'validationError');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'));
  } catch {
    throw new ApiError(400, 'validationError');
  }
}
