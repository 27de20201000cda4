import * as v from 'valibot';
import { request, type Call } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { AnswerHeaders } from '@/shared/api/transport';
import { malformedError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { untold, uploadSchema, type UploadCall, type Uploaded } from '../api';

/** Version of the tus protocol. */
const tus = { 'Tus-Resumable': '1.0.0' };

/** Place of an upload that was begun, and the bytes of it that have arrived. */
interface Begun {
  path: string;
  offset: number;
}

/**
 * Begins an upload in parts (CLIP-02), or finds the one that was begun under the same id. Null where the backend says
 * no place for it.
 */
export async function beginParts(
  { id, path, file }: UploadCall,
  { signal }: CallContext,
): Promise<Begun | null> {
  const [address = '', query] = path.split('?');
  const { location: place, 'upload-offset': offset } = await headersOf({
    method: 'post',
    path: `${address}/parts`,
    headers: {
      ...tus,
      'Upload-Length': String(file.size),
      'Upload-Metadata': [...new URLSearchParams(query)].map(toMetadata).join(','),
      'X-Idempotency-Key': id,
    },
    signal,
  });
  const own = ownPath(place);
  return own === null ? null : { path: own, offset: bytesOf(offset, file.size) ?? 0 };
}

/** Asks how many bytes have arrived. @throws RequestError of status 404 for an upload that is over */
export async function fetchOffset(
  { path, size }: { path: string; size: number },
  { signal }: CallContext,
): Promise<number> {
  const { 'upload-offset': told } = await headersOf({ method: 'head', path, headers: tus, signal });
  const offset = bytesOf(told, size);
  if (offset === null) throw new RequestError(malformedError);
  return offset;
}

/** Makes a call whose answer stands in its headers. */
async function headersOf(call: Omit<Call<undefined>, 'answer'>): Promise<AnswerHeaders> {
  let told: AnswerHeaders = {};
  await request({ ...call, answer: noContent, onHeaders: (headers) => (told = headers) });
  return told;
}

/** Sends a part to where the upload stands. The last one ends it; one without bytes does, too, if all are there. */
export function sendPart(
  { path, offset, part }: Begun & { part: ArrayBuffer },
  onProgress: (sentBytes: number) => void,
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'patch',
    path,
    body: part,
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
    answer: noContent,
    signal,
    onUploadProgress: onProgress,
  });
}

/** Fetches what the upload has made. */
export function fetchMade(path: string, { signal }: CallContext): Promise<Uploaded> {
  return request({
    method: 'get',
    path: `${path}/result`,
    answer: v.fallback(uploadSchema, untold),
    signal,
  });
}

/** Removes what has arrived of an upload. */
export function removeParts(path: string, { signal }: CallContext): Promise<undefined> {
  return request({ method: 'delete', path, headers: tus, answer: noContent, signal });
}

function toMetadata([name, value]: [string, string]): string {
  return `${name} ${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}`;
}

/** The path of an address on the page's own host; null for any other. */
function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, location.origin)) return null;
  const { host, pathname } = new URL(address, location.origin);
  return host === location.host && pathname !== '/' ? pathname : null;
}

function bytesOf(told: unknown, size: number): number | null {
  const bytes = typeof told === 'string' && /^\d+$/.test(told) ? Number(told) : Number.NaN;
  return bytes <= size ? bytes : null;
}
