import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { startS3Server } from '../../testing/s3Server';
import { partsOf } from '../../testing/videoParts';
import { demoClip } from '../../testing/videos';
import { sweepFiles } from './removal';

/* Two servers with one database and one bucket, each with a folder of its own. */
const store = await startS3Server();
const s3 = store.bucket();
const here = await createTestServer({ s3 });
const there = await createTestServer({ s3 });
const png = await testPicture('png');
let member: TestMember;

beforeEach(async () => {
  await here.reset();
  await there.reset();
  store.objects.clear();
  member = await here.member();
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await store.close();
});

async function fetchFile(server: TestServer, key: string, headers: Record<string, string> = {}) {
  const url = `http://localhost:3000/files/${key}?access=${here.deps.files.sign(key)}`;
  const response = await server.app.fetch(new Request(url, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const upload = () => member.call<{ key: string }>('POST', '/upload', pictureForm(png));

describe('two servers that share a bucket', () => {
  it('OPS-03 serve what the other one stored, with ranges, at the address that it signed', async () => {
    const { key } = (await upload()).body;
    const whole = await fetchFile(there, key);
    expect(whole.response.status).toBe(200);
    expect(whole.bytes.equals((await fetchFile(here, key)).bytes)).toBe(true);
    const part = await fetchFile(there, key, { Range: 'bytes=2-5' });
    expect(part.response.status).toBe(206);
    expect(part.response.headers.get('content-range')).toBe(`bytes 2-5/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.subarray(2, 6));
    const beyond = await fetchFile(there, key, { Range: `bytes=${whole.bytes.length}-` });
    expect(beyond.response.status).toBe(416);
  });

  it('OPS-03 take the parts of one short video in turn', async () => {
    const video = await demoClip('kites.webm');
    const [first, second] = [partsOf(here, member), partsOf(there, member)];
    const address = await first.beginAt(video.length);
    await first.send(address, 0, video.subarray(0, 5000));
    expect(await second.offsetOf(address)).toBe(5000);
    expect((await second.send(address, 5000, video.subarray(5000))).status).toBe(204);
    const { file_id: key } = await first.madeOf(address);
    expect(await here.objects.sizeOf(key, 'source')).toBe(video.length);
  });

  it('OPS-03 sweep neither what the other one has just stored nor its uploads under way', async () => {
    const { key } = (await upload()).body;
    await here.deps.videos.parts.append('c'.repeat(32), Readable.from([png]));
    const before = store.objects.size;
    await there.reopenFiles();
    await sweepFiles(there.deps);
    expect(store.objects.size).toBe(before);
    expect((await fetchFile(here, key)).response.status).toBe(200);
  });

  it('OPS-01 answer 503 while the bucket is away, record nothing, and go on when it is back', async () => {
    const { key } = (await upload()).body;
    const mend = store.fail({ matching: /./, times: Infinity, how: 403 });
    const refused = await upload();
    expect(refused).toMatchObject({ status: 503, body: { dictionary_code: 'genericError' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await fetchFile(there, key)).response.status).toBe(503);
    expect(await here.db.select().from(files)).toHaveLength(1);
    // The deletion is done; its bytes wait for the sweep.
    expect((await member.call('DELETE', `/api/files/key/${key}`)).status).toBe(204);
    expect(await here.db.select().from(files)).toEqual([]);
    mend();
    expect(store.objects.size).toBe(4);
    expect((await upload()).status).toBe(201);
  });
});
