import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { keys, set } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import type { TestMember } from '../../server/testing/harness';
import { demoClip } from '../../server/testing/videos';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('a new short video', () => {
  const api = useApi();
  let amara: TestMember;
  let film: File;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    film = new File([new Uint8Array(await demoClip('harbour.mp4'))], 'harbour.mp4', { type: 'video/mp4' });
  });

  async function open(keepsStorage = false) {
    const app = await renderApp({ path: '/shortVideos/new', as: amara, keepsStorage });
    await screen.findByRole('heading', { level: 1, name: 'New short video' });
    const choose = async (file: File) => {
      await app.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
    };
    return { ...app, choose };
  }
  const upload = async () =>
    within(await screen.findByRole('region', { name: 'Short video uploads' }, { timeout: 5000 }));
  const published = async () =>
    (await amara.call<WireList<WireShortVideo>>('GET', '/api/shortclip/feed')).body.list;
  const uploads = () => sentCalls.filter((call) => call === 'POST /upload/video');

  it('CLIP-02 cuts a chosen file, sends it with its text while one moves on, and shows how it is prepared', async () => {
    const { user, choose } = await open();
    await choose(film);
    expect(await screen.findByText('Keeps 0:06 of 0:06')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to publish' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'A boat leaves');
    await user.upload(
      screen.getByLabelText('Use a .vtt or .srt file', { selector: 'input' }),
      new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nA boat.\n'], 'boat.vtt', { type: 'text/vtt' }),
    );
    expect(screen.getByText('boat.vtt')).toBeInTheDocument();
    expect(uploads()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Short videos' })).toBeInTheDocument();
    expect(await (await upload()).findByText('2. Preparing')).toBeInTheDocument();
    const [clip] = await published();
    expect(clip).toMatchObject({ text: 'A boat leaves', state: 'processing' });
    await waitFor(async () => expect((await published())[0]?.captions).toMatchObject([{ lang: 'en' }]));
    expect(await screen.findByRole('article', { name: 'Video by Amara Nwosu' })).toBeInTheDocument();
    await user.click((await upload()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Short video uploads' })).toBeNull();
  });

  it('CLIP-02 keeps the cut and the text on the way back, and asks before leaving', async () => {
    const { user, choose } = await open();
    await choose(film);
    const start = await screen.findByRole('slider', { name: 'Start' });
    start.focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getByText('Keeps 0:05 of 0:06')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to publish' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Keeps 0:05 of 0:06')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep all of it' }));
    expect(screen.getByText('Keeps 0:06 of 0:06')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to publish' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Kept');
    await user.click(screen.getByRole('link', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('CLIP-02 sends the captions that were written against its time, without what is cut away', async () => {
    const { user, choose } = await open();
    await choose(film);
    (await screen.findByRole('slider', { name: 'Start' })).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Go on to publish' }));
    const preview = document.querySelector('video') ?? document.createElement('video');
    await user.click(screen.getByRole('button', { name: 'Write captions' }));
    await user.click(screen.getByRole('button', { name: 'Add a caption' }));
    await user.keyboard('Too early');
    preview.currentTime = 2;
    await user.keyboard('{Enter}');
    await user.keyboard('A boat leaves');
    const lines = within(screen.getByRole('list', { name: 'Captions' }));
    expect(lines.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Too early',
      'A boat leaves',
    ]);
    preview.currentTime = 5;
    await user.click(lines.getAllByRole('button', { name: 'Ends here' })[1] ?? document.body);
    expect(lines.getByRole('button', { name: '0:02–0:05' })).toBeInTheDocument();
    await user.click(lines.getAllByRole('button', { name: 'Remove caption' })[0] ?? document.body);
    let sent = '';
    faults.use(
      http.post('*/api/shortclip/:id/captions', async ({ request }) => {
        sent = await request.clone().text();
        return undefined;
      }),
    );
    // The browser of these tests encodes nothing.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Keep all of it' }));
    await user.click(screen.getByRole('button', { name: 'Go on to publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(async () => expect((await published())[0]?.captions).toHaveLength(1));
    expect(sent).toContain('00:00:02.000 --> 00:00:05.000\nA boat leaves');
    expect(sent).not.toContain('Too early');
  });

  it('CLIP-02 says so where the browser cannot record, and leads back', async () => {
    const { user } = await open();
    expect(
      await screen.findByRole('heading', { name: 'This feature is not supported by your browser.' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to short videos' }));
    expect(await screen.findByText('No short videos yet')).toBeInTheDocument();
  });

  it('CLIP-02 ERR-03 refuses a file that is too large before it is sent', async () => {
    const { choose } = await open();
    Object.defineProperty(film, 'size', { value: 101 * 1024 * 1024 });
    await choose(film);
    expect(await screen.findByRole('alert')).toHaveTextContent('Video is larger than 100 MB');
    expect(uploads()).toEqual([]);
  });

  it('CLIP-02 sends one anew that failed, once, even if the answer alone was lost', async () => {
    const noParts = http.all('*/upload/video/parts*', () => new HttpResponse(null, { status: 404 }));
    faults.use(noParts);
    const { user, choose } = await open();
    await choose(film);
    await user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    const keysSent: (string | null)[] = [];
    faults.use(
      http.post('*/upload/video', async ({ request }) => {
        keysSent.push(request.headers.get('x-idempotency-key'));
        await api().app.fetch(request.clone());
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await (await upload()).findByText('Not sent')).toBeInTheDocument();
    faults.resetHandlers();
    faults.use(
      noParts,
      http.post('*/upload/video', ({ request }) => {
        keysSent.push(request.headers.get('x-idempotency-key'));
        return undefined;
      }),
    );
    await user.click((await upload()).getByRole('button', { name: 'Try again' }));
    expect(await (await upload()).findByText('2. Preparing')).toBeInTheDocument();
    expect(await published()).toHaveLength(1);
    expect(new Set(keysSent).size).toBe(1);
  });

  it('CLIP-02 ERR-03 shows why the server refuses one, which is not sent again', async () => {
    const { user, choose } = await open();
    await choose(film);
    await user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    faults.use(
      http.all('*/upload/video/parts*', () => new HttpResponse(null, { status: 404 })),
      http.post('*/upload/video', () =>
        HttpResponse.json({ code: 415, dictionary_code: 'videoNotReadable' }, { status: 415 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const panel = await upload();
    expect(await panel.findByRole('alert')).toHaveTextContent(/./);
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Short video uploads' })).toBeNull();
  });

  /** Publishes a video that the server does not take. */
  async function failToSend() {
    const { user, choose } = await open();
    await choose(film);
    await user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    faults.use(
      http.all('*/upload/video/parts*', () => new HttpResponse(null, { status: 404 })),
      http.post('*/upload/video', () => HttpResponse.error()),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const panel = await upload();
    expect(await panel.findByText('Not sent')).toBeInTheDocument();
    return { user, panel };
  }

  it('CLIP-02 asks before one that is not sent is lost, since another is unfinished', async () => {
    const { user, panel } = await failToSend();
    for (const at of [0, 1]) await set(`video/${amara.id}/00000${at}`, { bytes: film, savedAt: Date.now() });
    const close = async () => {
      await user.click(panel.getByRole('button', { name: 'Close' }));
      return within(await screen.findByRole('alertdialog', { name: 'Delete this short video?' }));
    };
    await user.click((await close()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(panel.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await user.click((await close()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Short video uploads' })).toBeNull());
  });

  it('CLIP-02 says so where one that is not sent could not be kept on this device', async () => {
    const { user, panel } = await failToSend();
    // This store keeps no bytes.
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/could not keep the short video/)).toBeInTheDocument();
  });

  it('CLIP-02 offers what was left unfinished on this device, and erases it when it is discarded', async () => {
    const day = 24 * 3600 * 1000;
    const part = (age: number) => ({ bytes: film, savedAt: Date.now() - age * day });
    await set(`video/${amara.id}/000000`, part(1));
    await set(`video/${amara.id}/000001`, part(1));
    await set('video/999/000000', part(1));
    const { user, close } = await open(true);
    const kept = within(await screen.findByRole('region', { name: 'Left unfinished' }));
    await user.click(kept.getByRole('button', { name: 'Continue' }));
    // Bytes are not kept by this store; a real browser's is tried in its own test.
    expect(await screen.findByRole('heading', { name: 'Say what it is' })).toBeInTheDocument();
    close();
    const again = await open(true);
    const still = within(await screen.findByRole('region', { name: 'Left unfinished' }));
    await again.user.click(still.getByRole('button', { name: 'Discard' }));
    await vi.waitFor(async () => expect(await keys()).toEqual(['video/999/000000']));
    expect(screen.queryByRole('region', { name: 'Left unfinished' })).toBeNull();
    again.close();
    await set(`video/${amara.id}/000000`, part(31));
    await open(true);
    await vi.waitFor(async () => expect(await keys()).toEqual(['video/999/000000']));
  });
});
