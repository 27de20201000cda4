import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { configurePauses } from '@/features/media/parts/tries';
import type { WireList } from '@/shared/wire/common';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import { arrivingVideos } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { demoClip } from '../../server/testing/videos';
import { answerOf, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const partsOf = '*/upload/video/parts/:id';
const begin = '*/upload/video/parts';

describe('a short video whose connection is cut', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    configurePauses(0);
    onTestFinished(() => configurePauses());
  });

  /** A short video of about so many bytes; players skip what is free. */
  async function film(bytes = 0): Promise<File> {
    const free = Buffer.alloc(bytes + 8);
    free.writeUInt32BE(free.length);
    free.write('free', 4);
    const content = [new Uint8Array(await demoClip('harbour.mp4')), new Uint8Array(free)];
    return new File(content, 'harbour.mp4', { type: 'video/mp4' });
  }

  async function publish(file: File) {
    const app = await renderApp({ path: '/shortVideos/new', as: amara });
    await app.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
    await app.user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    await app.user.type(screen.getByRole('textbox', { name: 'Text' }), 'Ein Boot fährt ab');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    return app;
  }
  const upload = async () =>
    within(await screen.findByRole('region', { name: 'Short video uploads' }, { timeout: 5000 }));
  const isPreparing = async () =>
    expect(await (await upload()).findByText('2. Preparing', {}, { timeout: 10_000 })).toBeInTheDocument();
  const published = async () =>
    (await amara.call<WireList<WireShortVideo>>('GET', '/api/shortclip/feed')).body.list;
  const callsTo = (method: string) => sentCalls.filter((call) => call.startsWith(`${method} /upload/video`));

  /**
   * Sees the bytes of each part, of which the server gets as many as the answer tells; null for all, and its answer.
   */
  function onParts(look: (bytes: Uint8Array<ArrayBuffer>, offset: number) => number | null | Promise<null>) {
    faults.use(
      http.patch(partsOf, async ({ request }) => {
        const { url, method, headers } = request;
        const bytes = new Uint8Array(await request.arrayBuffer());
        const arriving = await look(bytes, Number(headers.get('upload-offset')));
        const body = arriving === null ? bytes : bytes.slice(0, arriving);
        const answer = await answerOf(api(), new Request(url, { method, headers, body }));
        return arriving === null ? answer : HttpResponse.error();
      }),
    );
  }

  it('CLIP-02 sends at most 1.1 times its bytes when it is cut at 10, 50 and 99 percent', async () => {
    const file = await film(12_000_000);
    const cuts = [10, 50, 99].map((percent) => Math.floor((file.size * percent) / 100));
    let sent = 0;
    onParts((bytes, offset) => {
      // All of a part counts, also what was lost on the way.
      sent += bytes.length;
      const [cut = Infinity] = cuts;
      if (offset + bytes.length <= cut) return null;
      cuts.shift();
      return cut - offset;
    });
    await publish(file);
    await isPreparing();
    expect(cuts).toEqual([]);
    expect(sent).toBeLessThanOrEqual(file.size * 1.1);
    expect(callsTo('POST')).toEqual(['POST /upload/video/parts']);
    const [clip] = await published();
    expect(clip).toMatchObject({ text: 'Ein Boot fährt ab', state: 'processing' });
    const { size } = await api().deps.videos.complete(clip?.file.key ?? '');
    expect(size).toBe(file.size);
  });

  it('CLIP-02 is one short video when only the answer to its last part, or to its begin, is lost', async () => {
    const lose = http.post(
      begin,
      async ({ request }) => {
        await answerOf(api(), request.clone());
        return HttpResponse.error();
      },
      { once: true },
    );
    let isLost = false;
    onParts((bytes) => {
      if (isLost) return null;
      isLost = true;
      return bytes.length;
    });
    faults.use(lose);
    await publish(await film());
    await isPreparing();
    expect(await published()).toHaveLength(1);
    expect(await api().db.select().from(arrivingVideos)).toHaveLength(1);
  });

  it.each([404, 405, 501, 400])(
    'ANY-01 CLIP-02 is sent by one call to a backend that answers %d to parts',
    async (status) => {
      faults.use(http.all(`${begin}*`, () => new HttpResponse('Not here', { status })));
      await publish(await film());
      await isPreparing();
      expect(callsTo('POST')).toEqual(['POST /upload/video']);
      expect(await published()).toMatchObject([{ text: 'Ein Boot fährt ab' }]);
    },
  );

  it('ANY-01 CLIP-02 is sent by one call where the begin is answered by a page, or names no place', async () => {
    const answers = [
      new HttpResponse('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      HttpResponse.json({ ok: true }, { status: 201 }),
      HttpResponse.json(null, { status: 201, headers: { Location: 'https://elsewhere.example/up/1' } }),
    ];
    for (const answer of answers) {
      faults.use(http.post(begin, () => answer));
      const { close } = await publish(await film());
      await isPreparing();
      close();
    }
    expect(callsTo('POST')).toEqual(answers.map(() => 'POST /upload/video'));
  });

  it('ANY-01 CLIP-02 arrives at a tus server that knows neither keys nor results', async () => {
    const file = await film();
    const received: Uint8Array[] = [];
    faults.use(
      http.post(
        begin,
        () =>
          new HttpResponse(null, {
            status: 201,
            headers: { Location: `${location.origin}/upload/video/parts/a1` },
          }),
      ),
      http.patch(partsOf, async ({ request }) => {
        received.push(new Uint8Array(await request.arrayBuffer()));
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${partsOf}/result`, () => new HttpResponse(null, { status: 404 })),
    );
    await publish(file);
    expect(await (await upload()).findByText('2. Preparing')).toBeInTheDocument();
    expect(Buffer.concat(received).length).toBe(file.size);
  });

  it('CLIP-02 says so when it keeps failing, and goes on where it was by “Try again”', async () => {
    const file = await film(1_000_000);
    let sent = 0;
    let tries = 0;
    onParts((bytes, offset) => {
      if (offset > 0) tries += 1;
      else sent += bytes.length;
      return offset > 0 ? 0 : null;
    });
    const { user } = await publish(file);
    expect(await (await upload()).findByText('Not sent', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(tries).toBe(9);
    faults.resetHandlers();
    onParts((bytes) => {
      sent += bytes.length;
      return null;
    });
    await user.click((await upload()).getByRole('button', { name: 'Try again' }));
    await isPreparing();
    expect(sent).toBe(file.size);
    expect(callsTo('POST')).toEqual(['POST /upload/video/parts']);
  });

  it('CLIP-02 waits while the browser is offline', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    onTestFinished(() => isOnline.mockRestore());
    let isCut = false;
    onParts((bytes) => {
      if (isCut) return null;
      isCut = true;
      isOnline.mockReturnValue(false);
      return bytes.length - 1;
    });
    await publish(await film());
    await waitFor(() => expect(isCut).toBe(true));
    expect(await (await upload()).findByText('1. Sending')).toBeInTheDocument();
    expect(callsTo('HEAD')).toEqual([]);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await isPreparing();
    expect(callsTo('HEAD')).toHaveLength(1);
  });

  it('CLIP-02 is removed from the server when it is cancelled, and when it is given up', async () => {
    const rows = () => api().db.select().from(arrivingVideos);
    let isHeld = false;
    onParts((_bytes, offset) => {
      if (offset === 0) return null;
      isHeld = true;
      return new Promise(() => undefined);
    });
    const { user, close } = await publish(await film(1_000_000));
    await waitFor(() => expect(isHeld).toBe(true));
    expect(await rows()).toHaveLength(1);
    await user.click((await upload()).getByRole('button', { name: 'Cancel upload' }));
    await waitFor(async () => expect(await rows()).toEqual([]));
    close();
    faults.resetHandlers();
    onParts(() => 0);
    const again = await publish(await film());
    await (await upload()).findByText('Not sent', {}, { timeout: 10_000 });
    await again.user.click((await upload()).getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await rows()).toEqual([]));
    expect(await published()).toEqual([]);
  });

  it('CLIP-02 ERR-03 is not sent again when a part is refused', async () => {
    faults.use(
      http.patch(partsOf, () =>
        HttpResponse.json({ code: 415, dictionary_code: 'videoNotReadable' }, { status: 415 }),
      ),
    );
    await publish(await film());
    const panel = await upload();
    expect(await panel.findByRole('alert')).toHaveTextContent('This video cannot be read');
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(callsTo('POST')).toEqual(['POST /upload/video/parts']);
  });
});
