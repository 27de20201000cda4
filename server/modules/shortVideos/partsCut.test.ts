import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listen, type ListeningServer } from '../../http/listen';
import { createTestServer, doPartsGrow, type TestMember, type TestServer } from '../../testing/harness';
import { partHeaders, partsOf } from '../../testing/videoParts';
import { demoClip } from '../../testing/videos';

let server: TestServer;
let listening: ListeningServer;
let amara: TestMember;
let video: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  listening = await listen(async (call, env) => server.app.fetch(call, env), { host: '127.0.0.1', port: 0 });
  // Of the size of a short video; players skip what is free.
  const free = Buffer.alloc(8 * 1024 * 1024);
  free.writeUInt32BE(free.length);
  free.write('free', 4);
  video = Buffer.concat([await demoClip('harbour.mp4'), free]);
});
afterAll(async () => {
  await listening.stop();
  await server.close();
});
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
});

/** Sends all from an offset on over a connection that is cut once the server has so many bytes. */
async function sendUntil(address: string, offset: number, cut: number): Promise<number> {
  const { parts } = server.deps.videos;
  const call = request({
    ...{ host: '127.0.0.1', port: listening.address.port, path: address, method: 'PATCH', agent: false },
    headers: {
      ...partHeaders(offset),
      'X-Token': amara.token,
      'Content-Length': video.length - offset,
    },
  });
  call.on('error', () => undefined);
  call.write(video.subarray(offset, cut));
  await vi.waitFor(async () => expect(await parts.sizeOf(address.slice(-32))).toBe(cut), { timeout: 10_000 });
  call.destroy();
  await new Promise((resolve) => call.once('close', resolve));
  return cut - offset;
}

it.runIf(doPartsGrow)(
  'CLIP-02 sends at most 1.1 times its bytes when the connection is cut at 10, 50 and 99 percent, with a restart between',
  async () => {
    const failed = vi.spyOn(server.deps.log, 'error');
    const hers = partsOf(server, amara);
    const address = await hers.beginAt(video.length);
    let sent = 0;
    for (const percent of [10, 50, 99]) {
      const offset = await hers.offsetOf(address);
      sent += await sendUntil(address, offset, Math.floor((video.length * percent) / 100));
      await server.reopenFiles();
    }
    const offset = await hers.offsetOf(address);
    expect(offset).toBe(Math.floor(video.length * 0.99));
    const rest = video.subarray(offset);
    sent += rest.length;
    expect((await hers.send(address, offset, rest)).status).toBe(204);
    expect(sent).toBeLessThanOrEqual(video.length * 1.1);
    const { file_id: key } = await hers.madeOf(address);
    expect((await server.deps.videos.complete(key)).size).toBe(video.length);
    // A cut connection is nothing that an operator must read about.
    expect(failed).not.toHaveBeenCalled();
  },
);
