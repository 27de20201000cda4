import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { keys } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '@/shared/store/testStore';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import type { WireList } from '@/shared/wire/common';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import type { TestMember } from '../../server/testing/harness';
import { memberPassword } from '../../server/testing/members';
import { demoClip } from '../../server/testing/videos';
import { sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Makes a file slow to read from now on, until `goOn` ends that; `reads` counts. */
function hold(film: File) {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => void (goOn = resolve));
  const read = film.slice.bind(film);
  const reads = vi.spyOn(film, 'slice').mockImplementation((start, end) => {
    const part = read(start, end);
    const bytes = () => gate.then(() => new Blob([part]).arrayBuffer());
    const stream = () =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new Uint8Array(await bytes()));
          controller.close();
        },
      });
    return Object.assign(part, { arrayBuffer: bytes, stream });
  });
  return { reads, goOn: () => goOn() };
}

const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: text } });

describe('a short video that is being made', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  /** Presses on Publish with a file that is slow to read from then on. `goOn` ends that. */
  async function publish() {
    const film = new File([new Uint8Array(await demoClip('harbour.mp4'))], 'harbour.mp4', {
      type: 'video/mp4',
    });
    const app = await renderApp({ path: '/shortVideos/new', as: amara });
    await app.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), film);
    await app.user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    write('A boat leaves');
    const { goOn } = hold(film);
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeInTheDocument();
    return { ...app, goOn };
  }

  it('CLIP-02 goes with what was written until it was made', async () => {
    const { goOn } = await publish();
    write('A boat leaves at dawn');
    goOn();
    expect(await screen.findByText('2. Preparing', {}, { timeout: 5000 })).toBeInTheDocument();
    const { body } = await amara.call<WireList<WireShortVideo>>('GET', '/api/shortclip/feed');
    expect(body.list).toMatchObject([{ text: 'A boat leaves at dawn' }]);
  });

  it('CLIP-02 is not published once it was stopped, however late its cover is read', async () => {
    const { user, store, goOn } = await publish();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    goOn();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(store.getState().clipUploads).toEqual([]);
  });

  const isOutgoing = (key: unknown) => typeof key === 'string' && key.startsWith('outgoing/');

  it('CLIP-02 is not published once it was stopped while the browser keeps it for its way', async () => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
      ?.value as IDBObjectStore['put'];
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function stop(
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (isOutgoing(key)) fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
      return put.call(this, value, key);
    });
    const { user, store, goOn } = await publish();
    goOn();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(store.getState().clipUploads).toEqual([]);
    expect((await keys()).filter(isOutgoing)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('CLIP-02 G1 is not published once it was left, and stays the unfinished one', async () => {
    const { user, store, goOn } = await publish();
    await user.click(screen.getByRole('link', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    const [add] = await screen.findAllByRole('link', { name: 'Add new' });
    goOn();
    await settle();
    await user.click(add ?? document.body);
    await screen.findByLabelText('Choose a file', { selector: 'input' });
    expect(store.getState().clipUploads).toEqual([]);
    expect(await keys()).toContain(`video/${amara.id}/file`);
  });

  it('CLIP-02 AUTH-08 is not published by another member who logs in meanwhile, nor kept for the one who left', async () => {
    await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const { user, store, goOn } = await publish();
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await user.type(await screen.findByLabelText('Email'), 'yusuf@kith.example');
    await user.type(screen.getByLabelText('Password'), memberPassword);
    goOn();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('navigation', { name: 'Main' });
    expect(store.getState()).toMatchObject({ clipUploads: [], uploads: {} });
    expect(sentCalls.filter((call) => call.startsWith('POST /upload'))).toEqual([]);
    expect((await keys()).filter((key) => typeof key === 'string' && key.startsWith('outgoing/'))).toEqual(
      [],
    );
  });

  it('CLIP-02 is the file that was chosen last, however long an earlier one is read', async () => {
    const slow = new File([new Uint8Array(await demoClip('harbour.mp4'))], 'slow.mp4', { type: 'video/mp4' });
    const { goOn, reads } = hold(slow);
    const { user } = await renderApp({ path: '/shortVideos/new', as: amara });
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    await user.upload(input, slow);
    await waitFor(() => expect(reads).toHaveBeenCalled());
    await user.upload(input, new File(['Not a video'], 'quick.mp4', { type: 'video/mp4' }));
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Quick');
    goOn();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), ' and short');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('article', { name: 'quick.mp4' })).toBeInTheDocument();
  });

  it('CLIP-02 ERR-03 is not sent as it is either with a text that is too long', async () => {
    const film = new File(
      [new Uint8Array(await demoClip('harbour.mp4')), new Uint8Array(51 * 1024 * 1024)],
      'film.mp4',
      {
        type: 'video/mp4',
      },
    );
    const { user, store } = await renderApp({ path: '/shortVideos/new', as: amara });
    await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), film);
    await user.click(await screen.findByRole('button', { name: 'Go on to publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const asItIs = await screen.findByRole('button', { name: 'Send it as it is' });
    const text = screen.getByRole('textbox', { name: 'Text' });
    fireEvent.change(text, { target: { value: 'a'.repeat(501) } });
    expect(text).toBeInvalid();
    await user.click(asItIs);
    expect(await screen.findByRole('button', { name: 'Send it as it is' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(store.getState().clipUploads).toEqual([]);
  });
});
