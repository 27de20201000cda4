import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadProfile } from '@/features/people/requests';
import type { TestMember } from '../../server/testing/harness';
import { pendingPicture, publish } from '../../server/testing/posts';
import { albumOf, albumsOf, dialogOf, keysIn, openPhotos, photoAt } from '../mocks/albums';
import { answerOf, faults, useApi } from '../mocks/api';

describe('the own albums', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('ALB-01 creates an album, which opens, and keeps what was typed when that fails', async () => {
    faults.use(
      http.post('*/api/gallery/albums', () => HttpResponse.json({ code: 'genericError' }, { status: 500 }), {
        once: true,
      }),
    );
    const { user, main } = await openPhotos('/photos', amara);
    expect(await main.findByText('No albums yet')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Create album' }));
    const dialog = await dialogOf('Create album');
    await user.click(dialog.getByRole('button', { name: 'Create album' }));
    expect(await dialog.findByText('This is required.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Album name' }), 'Harbour');
    await user.click(dialog.getByRole('radio', { name: /^Private/ }));
    await user.click(dialog.getByRole('button', { name: 'Create album' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Album name' })).toHaveValue('Harbour');
    await user.click(dialog.getByRole('button', { name: 'Create album' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Harbour' })).toBeInTheDocument();
    expect(main.getByText('Private, 0 photos')).toBeInTheDocument();
    expect(await main.findByText('An empty album, for now')).toBeInTheDocument();
    expect(document.title).toBe('Harbour · Kith');
    expect(await albumsOf(amara)).toMatchObject([{ title: 'Harbour', privacy: 'private' }]);
    expect(location.pathname).toMatch(/^\/photos\/\d+$/);
  });

  it('ANY-02 opens the new album, not an older one of its name, where a backend answers nothing', async () => {
    await albumOf(api(), amara, 'Harbour', 2);
    api().clock.advance(60);
    faults.use(
      http.post('*/api/gallery/albums', async ({ request }) => {
        await answerOf(api(), request.clone());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, main } = await openPhotos('/photos', amara);
    await user.click(await main.findByRole('button', { name: 'Create album' }));
    const dialog = await dialogOf('Create album');
    await user.type(dialog.getByRole('textbox', { name: 'Album name' }), 'Harbour');
    await user.click(dialog.getByRole('button', { name: 'Create album' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Harbour' })).toBeInTheDocument();
    expect(await main.findByText('An empty album, for now')).toBeInTheDocument();
  });

  it('ALB-01 lists albums by six with their counts, finds one by name, and renames it', async () => {
    for (let index = 1; index <= 7; index += 1) await albumOf(api(), amara, `Walk ${index}`);
    await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos('/photos', amara);
    const list = within(await main.findByRole('list', { name: 'Albums' }));
    expect(await list.findByText('Public, 2 photos')).toBeInTheDocument();
    expect(await main.findByRole('link', { name: 'Albums 8' })).toHaveAttribute('aria-current', 'page');
    expect(list.getByRole('link', { name: 'Walk 7' })).toBeInTheDocument();
    expect(list.getAllByRole('heading')).toHaveLength(6);
    await user.type(main.getByRole('searchbox', { name: 'Search albums' }), 'kiln');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Walk 7' })).toBeNull());
    expect(location.search).toBe('?term=kiln');
    await main.findByRole('link', { name: 'Kiln' });
    await user.click(main.getByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
    const dialog = await dialogOf('Edit album');
    const name = dialog.getByRole('textbox', { name: 'Album name' });
    await user.clear(name);
    await user.type(name, 'Kiln days');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('link', { name: 'Kiln days' })).toBeInTheDocument();
    expect(await albumsOf(amara)).toContainEqual(expect.objectContaining({ title: 'Kiln days', photos: 2 }));
  });

  it('ALB-01 asks before it deletes an album, with or without its photos', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 2, 2);
    await user.click(main.getByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete album' }));
    const dialog = await dialogOf('Delete album?', 'alertdialog');
    expect(dialog.getByRole('radio', { name: /^Keep the photos/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Delete the photos too/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete album' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Photos' })).toBeInTheDocument();
    expect(location.pathname).toBe('/photos');
    expect(await albumsOf(amara)).toEqual([]);
    await user.click(await main.findByRole('link', { name: /^All photos/ }));
    expect(await main.findByText('No photos yet')).toBeInTheDocument();
  });

  it('ALB-01 PROF-01 still counts a photo that a post keeps when its album is deleted with its photos', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 1);
    const posted = await pendingPicture(api(), amara.id);
    await publish(amara, { post: '', photos: [posted] });
    await amara.call('PATCH', `/api/gallery/albums/${kiln.id}/photos`, { add: [posted] });
    const { user, main, store } = await openPhotos(`/photos/${kiln.id}`, amara);
    const counted = () => store.getState().users[amara.id]?.counts?.photos;
    // Done by a visit of the profile.
    act(() => void store.dispatch(loadProfile.request('amara')));
    await waitFor(() => expect(counted()).toBe(2));
    await photoAt(main, 2, 2);
    await user.click(main.getByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete album' }));
    const dialog = await dialogOf('Delete album?', 'alertdialog');
    await user.click(dialog.getByRole('radio', { name: /^Delete the photos too/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete album' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Photos' })).toBeInTheDocument();
    await waitFor(() => expect(counted()).toBe(1));
  });

  it('ALB-01 lists an album no more that another tab has deleted before', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln');
    await albumOf(api(), amara, 'Roof');
    const { user, main } = await openPhotos('/photos', amara);
    await user.click(await main.findByRole('link', { name: 'Kiln' }));
    await user.click(await main.findByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete album' }));
    const dialog = await dialogOf('Delete album?', 'alertdialog');
    await amara.call('DELETE', `/api/gallery/albums/${kiln.id}`);
    await user.click(dialog.getByRole('button', { name: 'Delete album' }));
    await waitFor(() => expect(main.queryByRole('heading', { name: 'Kiln' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Photos' }));
    await main.findByRole('link', { name: 'Roof' });
    expect(main.queryByRole('link', { name: 'Kiln' })).not.toBeInTheDocument();
  });

  it('ALB-01 PROF-01 shows others the public albums of a member, and no private one', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const hidden = await albumOf(api(), amara, 'For me alone', 1);
    await amara.call('POST', `/api/gallery/albums/${hidden.id}`, { privacy: 'private' });
    const yusuf = await api().member({ permalink: 'yusuf' });
    const { user, main } = await openPhotos('/profile/amara/photos', yusuf);
    await user.click(await main.findByRole('link', { name: /^Albums/ }));
    await user.click(await main.findByRole('link', { name: 'Kiln' }));
    expect(await main.findByRole('heading', { level: 2, name: 'Kiln' })).toBeInTheDocument();
    expect(location.pathname).toBe(`/profile/amara/photos/${kiln.id}`);
    await photoAt(main, 2, 2);
    for (const name of ['Select', 'Album options', 'Upload photos'])
      expect(main.queryByRole('button', { name })).toBeNull();
    await user.click(main.getByRole('link', { name: 'Photos', current: false }));
    await main.findByRole('link', { name: 'Kiln' });
    expect(main.queryByRole('link', { name: 'For me alone' })).toBeNull();
  });

  /** Keys of the pictures on the cover of an album, the large one first. */
  const onCover = (id: string) =>
    [...document.querySelectorAll<HTMLImageElement>(`a[href="/photos/${id}"] img`)].map(
      ({ src }) => new URL(src).pathname.split('/')[2],
    );

  it('ALB-01 shows the cover with the newest two others, also once one of them is deleted', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 4);
    const [a, b, c, d] = kiln.keys;
    await amara.call('POST', `/api/gallery/albums/${kiln.id}`, { cover: c });
    const pair = await albumOf(api(), amara, 'Pair', 2);
    const { user, main } = await openPhotos('/photos', amara);
    await main.findByRole('link', { name: 'Kiln' });
    expect(onCover(kiln.id)).toEqual([c, a, b]);
    expect(onCover(pair.id)).toEqual(pair.keys);
    await user.click(main.getByRole('link', { name: 'Kiln' }));
    await photoAt(main, 1, 4);
    await user.click(main.getByRole('button', { name: 'Select' }));
    await user.click(await photoAt(main, 1, 4));
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toEqual([b, c, d]), { timeout: 10_000 });
    await user.click(main.getByRole('link', { name: 'Photos', current: false }));
    await main.findByRole('link', { name: 'Kiln' });
    await waitFor(() => expect(onCover(kiln.id)).toEqual([c, b, d]));
  }, 20_000);

  it('ANY-06 ALB-01 shows the cover alone where a backend tells no more', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 4);
    faults.use(
      http.get('*/api/gallery/albums/:userId', async ({ request }) => {
        const answer = await answerOf(api(), request);
        const { list, count } = (await answer.json()) as {
          list: { beside_cover?: unknown }[];
          count: number;
        };
        return HttpResponse.json({
          count,
          list: list.map((album) => ({ ...album, beside_cover: undefined })),
        });
      }),
    );
    const { main } = await openPhotos('/photos', amara);
    await main.findByRole('link', { name: 'Kiln' });
    expect(onCover(kiln.id)).toEqual([kiln.keys[0]]);
    expect(main.getByText('Public, 4 photos')).toBeInTheDocument();
  });

  it('ALB-02 says how many photos a download holds where an album has more', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 1);
    faults.use(
      http.get('*/api/gallery/albums/:userId', async ({ request }) => {
        const { list } = (await (await answerOf(api(), request)).json()) as { list: object[] };
        return HttpResponse.json({ list: list.map((album) => ({ ...album, photos: 1_001 })), count: 1 });
      }),
    );
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await user.click(await main.findByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download album' }));
    expect(await screen.findByText(/^A download holds 1,000 photos at most/)).toBeInTheDocument();
  });

  it('ALB-01 says that an album is not here any more when what was typed of it is saved', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 1);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await user.click(await main.findByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit album' }));
    await user.type(dialog.getByRole('textbox'), ' and roof');
    await amara.call('DELETE', `/api/gallery/albums/${kiln.id}`);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByText('This album is not here')).toBeInTheDocument();
  });

  it('ALB-01 says that an album is not here', async () => {
    const { main } = await openPhotos('/photos/999', amara);
    expect(await main.findByText('This album is not here')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Photos' })).toHaveAttribute('href', '/photos');
  });
});
