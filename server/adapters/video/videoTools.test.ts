import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { MkvOutputFormat, MovOutputFormat } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileVideos, remuxed } from '../../testing/hostileVideos';
import { demoClip, testVideoTools } from '../../testing/videos';
import type { VideoAnswer, VideoTools } from './video';

let dir = '';
let tools: VideoTools;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kith-videos-'));
  tools = await testVideoTools();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let serial = 0;
async function prepare(content: Uint8Array, using = tools): Promise<{ answer: VideoAnswer; kept: Buffer }> {
  serial += 1;
  const source = join(dir, `${serial}.source`);
  const target = join(dir, `${serial}.target`);
  await writeFile(source, content);
  const answer = await using.prepare({ source, target });
  return { answer, kept: await readFile(target).catch(() => Buffer.alloc(0)) };
}

describe('preparing a short video', () => {
  it.each([
    ['harbour.mp4', 'video/mp4', 6],
    ['lanterns.webm', 'video/webm', 6],
    ['kites.webm', 'video/webm', 5],
  ])('CLIP-02 keeps %s, whole, as what it is', async (name, mime, seconds) => {
    const { answer, kept } = await prepare(await demoClip(name));
    expect(answer).toMatchObject({ video: { mime, width: 720, height: 1280, size: kept.length } });
    const duration = 'video' in answer ? answer.video.duration : 0;
    expect(Math.abs(duration - seconds * 1000)).toBeLessThan(100);
  });

  it('CLIP-02 puts the index of an MP4 before its pictures', async () => {
    const { kept } = await prepare(await demoClip('tide.mp4'));
    expect(kept.indexOf('moov')).toBeGreaterThan(0);
    expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
  });

  it.each([
    ['MP4', undefined, 'harbour.mp4'],
    ['QuickTime', new MovOutputFormat(), 'harbour.mp4'],
    ['WebM', new MkvOutputFormat(), 'lanterns.webm'],
  ])('CLIP-02 strips every tag of %s, such as the place', async (_name, format, clip) => {
    const place = '+52.5200+013.4050/';
    const tags = {
      title: 'canary title',
      comment: `canary ${place}`,
      raw: { '©xyz': place, location: place },
    };
    const tagged = await remuxed(clip, { tags, ...(format === undefined ? {} : { format }) });
    expect(tagged.includes('canary')).toBe(true);
    expect(tagged.includes(place)).toBe(true);
    const { answer, kept } = await prepare(tagged);
    expect(answer).toHaveProperty('video');
    expect(kept.length).toBeGreaterThan(10_000);
    expect(kept.includes('canary')).toBe(false);
    expect(kept.includes(place)).toBe(false);
  });

  it.each([
    ['videoTooLong', { stretch: 31 }],
    ['videoStartsEarly', { shift: -0.2 }],
    ['videoTooManyFrames', { repeat: 5 }],
    ['videoTooWide', { size: 1300 }],
  ])('ERR-03 refuses with %s', async (fault, variant) => {
    expect((await prepare(await remuxed('harbour.mp4', variant))).answer).toEqual({ fault });
  });

  it('ERR-03 refuses more than 50 MB, and a file that is not whole', async () => {
    const heavy = await remuxed('kites.webm', {
      content: new Uint8Array(800_000),
      format: new MkvOutputFormat(),
    });
    expect(heavy.length).toBeGreaterThan(50 * 1024 * 1024);
    expect((await prepare(heavy)).answer).toEqual({ fault: 'videoKeptTooLarge' });
    const whole = await demoClip('harbour.mp4');
    const { answer } = await prepare(whole.subarray(0, whole.length / 2));
    expect(answer).toEqual({ fault: 'videoNotReadable' });
  });

  it('CLIP-02 ends a process that takes too much memory', async () => {
    const frugal = await testVideoTools({ bytes: 20 * 1024 * 1024 });
    expect((await prepare(await demoClip('harbour.mp4'), frugal)).answer).toEqual({
      fault: 'videoNotReadable',
    });
  });

  it('CLIP-02 ends a process that takes too long, and one that the server interrupts', async () => {
    const hasty = await testVideoTools({ seconds: 0.02 });
    expect((await prepare(await demoClip('harbour.mp4'), hasty)).answer).toEqual({
      fault: 'videoNotReadable',
    });
    const source = join(dir, 'interrupted');
    await writeFile(source, await demoClip('harbour.mp4'));
    const stopping = new AbortController();
    const work = tools.prepare({ source, target: join(dir, 'never') }, stopping.signal);
    setTimeout(() => stopping.abort(), 20);
    await expect(work).rejects.toThrow('stops');
  });
});

describe('hostile videos', () => {
  it('CLIP-02 are all refused, within 5 s and 300 MB each', { timeout: 60_000 }, async () => {
    const files = [...(await hostileVideos())];
    expect(files.length).toBeGreaterThanOrEqual(40);
    let most = 0;
    // Ended only by a limit above the one that is asserted.
    const watched = await testVideoTools({
      bytes: 2 * 1024 ** 3,
      onMeasured: (bytes) => (most = Math.max(most, bytes)),
    });
    const accepted: string[] = [];
    const slow: string[] = [];
    const next = async () => {
      for (let entry = files.shift(); entry !== undefined; entry = files.shift()) {
        const [name, content] = entry;
        const start = performance.now();
        const { answer } = await prepare(content, watched);
        const seconds = (performance.now() - start) / 1000;
        if (!('fault' in answer)) accepted.push(name);
        if (seconds > 5) slow.push(name);
      }
    };
    await Promise.all([next(), next()]);
    expect({ accepted, slow }).toEqual({ accepted: [], slow: [] });
    if (process.platform === 'linux') expect(most).toBeGreaterThan(20 * 1024 ** 2);
    expect(most).toBeLessThanOrEqual(300 * 1024 ** 2);
  });
});

describe('an engine', () => {
  const engine = 'ffmpeg';
  const isHere = spawnSync(engine, ['-version']).status === 0;
  it.skipIf(!isHere)(
    'CLIP-02 normalises what is too wide (skipped without ffmpeg on this machine)',
    async () => {
      const withEngine = await testVideoTools({ engine });
      const { answer } = await prepare(await remuxed('harbour.mp4', { repeat: 5 }), withEngine);
      expect(answer).toMatchObject({ video: { mime: 'video/mp4' } });
    },
  );

  it('CLIP-02 that fails leaves the refusal', async () => {
    const withEngine = await testVideoTools({ engine: '/bin/false' });
    const { answer } = await prepare(await remuxed('harbour.mp4', { repeat: 5 }), withEngine);
    expect(answer).toEqual({ fault: 'videoTooManyFrames' });
  });
});
