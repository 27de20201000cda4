import type { TestMember, TestServer } from './harness';

export const tus = { 'Tus-Resumable': '1.0.0' };

/** Headers of the parts of a short video. */
export const partHeaders = (offset: number): Record<string, string> => ({
  ...tus,
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
});

/** A part as its bytes, or as a stream of them that may end with an error, as a cut connection does. */
export type Part = Uint8Array | ReadableStream<Uint8Array>;

/** Bytes of which the rest is lost on the way. */
export function cutOff(content: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [content];
  return new ReadableStream({
    pull(controller) {
      const part = parts.pop();
      if (part === undefined) controller.error(new Error('The connection was cut'));
      else controller.enqueue(part);
    },
  });
}

/** The calls of a member who sends a short video in parts. */
export function partsOf(server: TestServer, member: Pick<TestMember, 'token'>) {
  const call = async (
    method: string,
    address: string,
    headers: Record<string, string> = tus,
    body?: Part,
  ): Promise<Response> => {
    const init: RequestInit & { duplex?: 'half' } = {
      method,
      headers: { 'X-Token': member.token, ...headers },
      ...(body !== undefined && { body: body as BodyInit, duplex: 'half' }),
    };
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return server.app.fetch(new Request(`http://localhost:3000${address}`, init), env);
  };
  return {
    call,
    begin: (size: number, { text = '', key }: { text?: string; key?: string } = {}) =>
      call('POST', '/upload/video/parts', {
        ...tus,
        'Upload-Length': String(size),
        'Upload-Metadata': `filename Ym9hdA==,text ${Buffer.from(text).toString('base64')}`,
        ...(key !== undefined && { 'X-Idempotency-Key': key }),
      }),
    async beginAt(size: number, traits: { text?: string; key?: string } = {}) {
      return (await this.begin(size, traits)).headers.get('location') ?? '';
    },
    send: (address: string, offset: number, part: Part) => call('PATCH', address, partHeaders(offset), part),
    /** Bytes that have arrived. */
    async offsetOf(address: string) {
      return Number((await call('HEAD', address)).headers.get('upload-offset') ?? Number.NaN);
    },
    async madeOf(address: string) {
      return (await (await call('GET', `${address}/result`)).json()) as { file_id: string; id: string };
    },
  };
}
