import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, del, keys } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { albumOf, imagesIn, keysIn, openPhotos } from '../mocks/albums';
import { answerOf, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { picture, type User } from '../mocks/composing';
import { useKeptFiles } from '../mocks/keptFiles';
import { stubLocks } from '../mocks/locks';
import { renderApp } from '../mocks/renderApp';

/** `held`: never arrives. `lost`: arrives, but its answer does not. */
type Fate = 'held' | 'lost' | 'failed' | 'sent';

describe('photos on their way', () => {
  const api = useApi();
  useKeptFiles();
  let amara: TestMember;
  let kiln: Awaited<ReturnType<typeof albumOf>>;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    kiln = await albumOf(api(), amara, 'Kiln');
    await clear();
    stubLocks();
  });
  afterEach(() => vi.restoreAllMocks());

  const panel = async () => within(await screen.findByRole('region', { name: 'Uploading' }));
  const uploads = () => sentCalls.filter((call) => call === 'POST /upload').length;
  /** Keys of what this browser keeps. */
  const kept = async (kind: 'upload' | 'uploadBytes') =>
    (await keys()).map(String).filter((key) => key.startsWith(`${kind}/`));
  const allKept = (count: number) =>
    waitFor(async () => expect(await kept('uploadBytes')).toHaveLength(count));

  /** Answers uploads by the names of their files; those that are not named are sent. */
  function answer(fates: Record<string, Fate>) {
    faults.use(
      http.post('*/upload', async ({ request }) => {
        const body = await request.clone().text();
        const name = /filename="(\w+)\.png"/.exec(body)?.[1] ?? '';
        const fate = fates[name] ?? 'sent';
        if (fate === 'failed') return HttpResponse.json({ code: 'genericError' }, { status: 500 });
        if (fate === 'lost') await answerOf(api(), request.clone());
        return fate === 'sent' ? undefined : new Promise<undefined>(() => undefined);
      }),
    );
  }

  /** Drops a red, a green and a blue picture on the page of the album. */
  async function choose(...names: string[]) {
    const colours = ['#ff0000', '#00ff00', '#0000ff'];
    const app = await openPhotos(`/photos/${kiln.id}`, amara);
    const target = await app.main.findByText('An empty album, for now');
    const files = await Promise.all(names.map((name, at) => picture(`${name}.png`, colours[at])));
    fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
    await panel();
    return app;
  }

  /** Opens the page that goes on with what is kept. */
  async function openedPhotos(user: User) {
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: 'Photos' }));
    await screen.findByText('No albums yet');
  }

  const reload = (path = '/') => renderApp({ path, as: amara, keepsStorage: true });

  /** Indexes of the colours in the album, in its order by hand. */
  const colours = async () =>
    (await imagesIn(amara, kiln.id, 'hand')).map(({ hash }) => {
      const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(hash ?? '', 'base64'));
      return [r, g, b].indexOf(Math.max(r, g, b));
    });

  it('ALB-02 go on by themselves after a reload, on any page, into their album and in their order', async () => {
    answer({ first: 'held', third: 'held' });
    const before = await choose('first', 'second', 'third');
    expect(await (await panel()).findByText('1 there')).toBeInTheDocument();
    await allKept(2);
    before.close();

    endFaults();
    answer({ third: 'held' });
    const second = await reload();
    expect(await (await panel()).findByText('Adding 3 photos')).toBeInTheDocument();
    expect(await (await panel()).findByText('2 there')).toBeInTheDocument();
    await allKept(1);
    second.close();

    endFaults();
    await reload('/about');
    expect(await (await panel()).findByText('3 photos added')).toBeInTheDocument();
    await waitFor(async () => expect(await colours()).toEqual([0, 1, 2]));
    await waitFor(async () => expect(await kept('upload')).toEqual([]));
    expect(await kept('uploadBytes')).toEqual([]);
    expect(uploads()).toBe(3);
  });

  it('ALB-02 whose answer the reload has cut off are there once', async () => {
    answer({ first: 'lost' });
    const before = await choose('first');
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toHaveLength(1));
    await allKept(1);
    before.close();
    endFaults();
    await reload();
    expect(await (await panel()).findByText('1 photo added')).toBeInTheDocument();
    expect(uploads()).toBe(2);
    expect(await keysIn(amara, kiln.id)).toHaveLength(1);
  });

  it('ALB-02 that failed stay failed with their reason over a reload, and can be tried again', async () => {
    answer({ first: 'failed' });
    const before = await choose('first', 'second');
    expect(await (await panel()).findByText('1 there, 1 failed')).toBeInTheDocument();
    await allKept(1);
    before.close();

    const { user } = await reload();
    const queue = await panel();
    expect(await queue.findByText('1 there, 1 failed')).toBeInTheDocument();
    expect(queue.getByText('Failed to upload image. Please try again later.')).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(1);
    endFaults();
    await user.click(queue.getByRole('button', { name: 'Retry first.png' }));
    expect(await queue.findByText('2 photos added')).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(2);
    await waitFor(async () => expect(await kept('upload')).toEqual([]));
  });

  it('ALB-02 whose bytes are gone are listed with plain words, and the others go on', async () => {
    answer({ first: 'held', second: 'held' });
    const before = await choose('first', 'second');
    await allKept(2);
    before.close();
    await del((await kept('uploadBytes'))[0] ?? '');

    endFaults();
    const { user } = await reload();
    const queue = await panel();
    expect(await queue.findByText('1 there, 1 failed')).toBeInTheDocument();
    expect(queue.getByText('This browser no longer has it. Choose it again.')).toBeInTheDocument();
    expect(queue.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    await user.click(queue.getByRole('button', { name: /^Leave out/ }));
    expect(await queue.findByText('1 photo added')).toBeInTheDocument();
    await waitFor(async () => expect(await kept('upload')).toEqual([]));
  });

  /** Opens another tab that sends what a reload left, before this one comes back. */
  async function openOtherTab() {
    const requests = vi.spyOn(navigator.locks, 'request');
    answer({ first: 'held' });
    const before = await choose('first');
    await allKept(1);
    const name = requests.mock.calls
      .map(([asked]) => asked)
      .find((asked) => asked.startsWith('kith.uploads/'));
    before.close();
    endFaults();
    const close = await hold(name ?? '');
    requests.mockClear();
    await reload();
    await waitFor(() => expect(requests).toHaveBeenCalledWith(name, expect.anything(), expect.anything()));
    return { name: name ?? '', close };
  }

  /** Takes a lock as another tab does, once no tab has it. Answers how to close that tab. */
  const hold = (name: string) =>
    new Promise<() => void>((granted) => {
      void navigator.locks.request(name, {}, () => new Promise<void>((close) => granted(close)));
    });

  it('ALB-02 are left to the tab that sends them, and go on here when it is closed', async () => {
    const otherTab = await openOtherTab();
    expect(screen.queryByRole('region', { name: 'Uploading' })).not.toBeInTheDocument();
    expect(uploads()).toBe(0);
    otherTab.close();
    expect(await (await panel()).findByText('1 photo added')).toBeInTheDocument();
    expect(uploads()).toBe(1);
  });

  it('ALB-02 wait for no other tab while this one is out of sight', async () => {
    const otherTab = await openOtherTab();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    const nextTab = hold(otherTab.name);
    otherTab.close();
    const close = await nextTab;
    expect(uploads()).toBe(0);
    close();
    sight.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await (await panel()).findByText('1 photo added')).toBeInTheDocument();
  });

  it('ALB-02 are erased one by one as they arrive or are cancelled', async () => {
    answer({ first: 'held', second: 'held' });
    const { user } = await choose('first', 'second', 'third');
    expect(await (await panel()).findByText('1 there')).toBeInTheDocument();
    await allKept(2);
    await user.click((await panel()).getByRole('button', { name: 'Cancel first.png' }));
    await allKept(1);
    await user.click((await panel()).getByRole('button', { name: 'Cancel' }));
    await allKept(0);
    await waitFor(async () => expect(await kept('upload')).toEqual([]));
  });

  it('ALB-02 AUTH-08 are erased at a logout, and are nobody else’s', async () => {
    answer({ first: 'held' });
    const before = await choose('first');
    await allKept(1);
    before.close();
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const others = await renderApp({ path: '/about', as: yusuf, keepsStorage: true });
    await screen.findByRole('navigation', { name: 'Main' });
    await openedPhotos(others.user);
    expect(screen.queryByRole('region', { name: 'Uploading' })).not.toBeInTheDocument();
    expect(uploads()).toBe(0);
    others.close();

    const { user } = await reload('/about');
    await panel();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    await allKept(0);
    expect(await kept('upload')).toEqual([]);
  });

  it.each([
    ['anything', () => true],
    ['their bytes', (value: unknown) => value instanceof Blob],
  ])('ALB-02 that will not survive a reload are told of at once: no room for %s', async (_, isRefused) => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (isRefused(value)) throw new DOMException('There is no room left.', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    answer({ first: 'held', second: 'held' });
    const { user } = await choose('first', 'second', 'third');
    expect(
      await (await panel()).findByText(/no room to keep 2 photos: they will not survive a reload/),
    ).toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Cancel first.png' }));
    expect(
      await (await panel()).findByText(/no room to keep 1 photo: it will not survive a reload/),
    ).toBeInTheDocument();
  });

  it('ALB-02 are sent without being kept where the browser refuses, and no warning outlives that', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    });
    await choose('first', 'second');
    expect(await (await panel()).findByText('2 photos added')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/will not survive a reload/)).not.toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(2);
    expect(await kept('upload')).toEqual([]);
  });

  it('ALB-02 go on with a backend that tells no more than their keys', async () => {
    answer({ first: 'held' });
    const before = await choose('first');
    await allKept(1);
    before.close();
    endFaults();
    faults.use(http.post('*/upload', () => HttpResponse.json({ id: 'a1' }, { status: 201 })));
    await reload();
    expect(await (await panel()).findByText('1 photo added')).toBeInTheDocument();
  });
});
