import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseCover } from '@/features/albums/managing/requests';
import { deferred } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { albumOf, albumsOf, dialogOf, keysIn, openPhotos, photoAt } from '../mocks/albums';
import { answerLate, faults, sentCalls, useApi } from '../mocks/api';
import { picture } from '../mocks/composing';

describe('albums while answers are on their way', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  const numberOf = (call: string) => sentCalls.filter((sent) => sent === call).length;

  it('ALB-02 prepares a second download while the first is being prepared', async () => {
    await albumOf(api(), amara, 'Kiln', 1);
    await albumOf(api(), amara, 'Roof', 1);
    const asked: unknown[] = [];
    faults.use(
      http.post('*/api/gallery/archive', async ({ request }) => {
        asked.push(await request.json());
        return asked.length === 1
          ? deferred<Response>().promise
          : HttpResponse.json({ address: 'blob:none' });
      }),
    );
    const { user, main } = await openPhotos('/photos', amara);
    await main.findByText('Kiln');
    for (const options of main.getAllByRole('button', { name: 'Album options' })) {
      await user.click(options);
      await user.click(await screen.findByRole('menuitem', { name: 'Download album' }));
    }
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(within(document.body).queryByRole('alert')).toBeNull();
  });

  it('ALB-01 keeps the newest of two quick choices of a cover, and what is typed meanwhile', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const keys = await keysIn(amara, kiln.id);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    const edit = `POST /api/gallery/albums/${kiln.id}`;
    const release = answerLate(api(), 'post', '*/api/gallery/albums/:id');
    const choose = async (position: number) => {
      (await photoAt(main, position, 3)).focus();
      await user.keyboard(' ');
      await user.click(await main.findByRole('button', { name: 'Set as cover' }));
    };
    await choose(1);
    await waitFor(() => expect(numberOf(edit)).toBe(1));
    await choose(2);
    await user.click(main.getByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
    const dialog = await dialogOf('Edit album');
    await user.type(dialog.getByRole('textbox', { name: 'Album name' }), 's');
    release();
    await waitFor(async () => expect((await albumsOf(amara))[0]?.cover?.key).toBe(keys[1]));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Kilns' })).toBeInTheDocument();
  });

  it('ALB-02 keeps the last order by hand, whichever answer comes last', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const [a, b, c] = await keysIn(amara, kiln.id, 'hand');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 3, 3);
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'By hand' }));
    const release = answerLate(api(), 'patch', '*/api/gallery/albums/:id/photos');
    (await main.findByRole('button', { name: 'Photo 1 of 3' })).focus();
    // There, back, and there again.
    const arrange = `PATCH /api/gallery/albums/${kiln.id}/photos`;
    const before = numberOf(arrange);
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() => expect(numberOf(arrange)).toBe(before + 1));
    await user.keyboard('{Enter}{ArrowLeft}{Enter}');
    await waitFor(() => expect(numberOf(arrange)).toBe(before + 2));
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() => expect(numberOf(arrange)).toBe(before + 3));
    release();
    await waitFor(async () => expect(await keysIn(amara, kiln.id, 'hand')).toEqual([b, a, c]));
  });

  it('ALB-01 opens no album whose form was closed in place of one that is being typed', async () => {
    const { user, main } = await openPhotos('/photos', amara);
    await main.findByText('No albums yet');
    const release = answerLate(api(), 'post', '*/api/gallery/albums');
    const create = async (name: string) => {
      await user.click(main.getByRole('button', { name: 'Create album' }));
      const dialog = await dialogOf('Create album');
      await user.type(dialog.getByRole('textbox', { name: 'Album name' }), name);
      return dialog;
    };
    const former = await create('Harbour');
    await user.click(former.getByRole('button', { name: 'Create album' }));
    await waitFor(async () => expect(await albumsOf(amara)).toHaveLength(1));
    await user.click(former.getByRole('button', { name: 'Cancel' }));
    const dialog = await create('Kiln');
    release();
    expect(await main.findByRole('link', { name: /Harbour/ })).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Album name' })).toHaveValue('Kiln');
    await user.click(await dialog.findByRole('button', { name: 'Create album' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Kiln' })).toBeInTheDocument();
  });

  it('ALB-02 shows a photo that arrives while its album is being read', async () => {
    await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos('/photos', amara);
    await main.findByText('Public, 2 photos');
    const release = answerLate(api(), 'get', '*/api/gallery/photos');
    await user.click(await main.findByRole('link', { name: 'Kiln' }));
    const heading = await main.findByRole('heading', { level: 1, name: 'Kiln' });
    await waitFor(() => expect(numberOf('GET /api/gallery/photos')).toBeGreaterThan(1));
    const files = [await picture('first.png', '#ff0000')];
    fireEvent.drop(heading, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('1 photo added')).toBeInTheDocument();
    release();
    expect(await photoAt(main, 3, 3)).toBeInTheDocument();
  });

  it('ALB-02 chooses no photo that arrives after all were chosen', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 2)).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await main.findByText('2 of 2 selected')).toBeInTheDocument();
    const files = [await picture('first.png', '#ff0000')];
    const target = main.getByRole('heading', { level: 1, name: 'Kiln' });
    fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('1 photo added')).toBeInTheDocument();
    expect(await main.findByText('2 of 3 selected')).toBeInTheDocument();
  });

  it('ALB-01 keeps an album’s form open while a former one of it is answered', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 1);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 1, 1);
    const release = answerLate(api(), 'post', '*/api/gallery/albums/:id');
    const edit = async (typed: string) => {
      await user.click(main.getByRole('button', { name: 'Album options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
      const dialog = await dialogOf('Edit album');
      await user.type(dialog.getByRole('textbox', { name: 'Album name' }), typed);
      return dialog;
    };
    const former = await edit('s');
    await user.click(former.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await albumsOf(amara))[0]?.title).toBe('Kilns'));
    await user.click(former.getByRole('button', { name: 'Cancel' }));
    const dialog = await edit(' of clay');
    release();
    expect(await screen.findByText('Kilns')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Album name' })).toHaveValue('Kiln of clay');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Kiln of clay' })).toBeInTheDocument();
  });

  it('ALB-01 keeps the newest of two quick names, whichever answer comes last', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 1);
    const { user, main, store } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 1, 1);
    const release = answerLate(api(), 'post', '*/api/gallery/albums/:id');
    const edit = async (typed: string) => {
      await user.click(main.getByRole('button', { name: 'Album options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
      const dialog = await dialogOf('Edit album');
      await user.type(dialog.getByRole('textbox', { name: 'Album name' }), typed);
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      return dialog;
    };
    const former = await edit('s');
    await waitFor(async () => expect((await albumsOf(amara))[0]?.title).toBe('Kilns'));
    await user.click(former.getByRole('button', { name: 'Cancel' }));
    await edit(' of clay');
    await main.findByRole('heading', { level: 1, name: 'Kiln of clay' });
    release();
    await waitFor(() =>
      expect(Object.keys(store.getState().requests).filter((key) => key.startsWith('albums/edit'))).toEqual(
        [],
      ),
    );
    expect(main.getByRole('heading', { level: 1, name: 'Kiln of clay' })).toBeInTheDocument();
  });

  it('ALB-01 keeps a new name when a cover that was chosen before is answered after it', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main, store } = await openPhotos(`/photos/${kiln.id}`, amara);
    const release = answerLate(api(), 'post', '*/api/gallery/albums/:id');
    (await photoAt(main, 2, 2)).focus();
    await user.keyboard(' ');
    await user.click(await main.findByRole('button', { name: 'Set as cover' }));
    await waitFor(() => expect(numberOf(`POST /api/gallery/albums/${kiln.id}`)).toBe(1));
    await user.click(main.getByRole('button', { name: 'Album options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit album' }));
    const dialog = await dialogOf('Edit album');
    await user.type(dialog.getByRole('textbox', { name: 'Album name' }), 's');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await main.findByRole('heading', { level: 1, name: 'Kilns' });
    release();
    const cover = chooseCover.address({ albumId: kiln.id });
    await waitFor(() => expect(store.getState().requests[cover]).toBeUndefined());
    expect(main.getByRole('heading', { level: 1, name: 'Kilns' })).toBeInTheDocument();
  });

  it('ALB-02 begins with the order by hand that is on its way, and puts the old one back when it is refused', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const [a, b, c] = await keysIn(amara, kiln.id, 'hand');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 3, 3);
    const byHand = async () => {
      await user.click(main.getByRole('button', { name: 'Order' }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'By hand' }));
      return main.findByRole('list', { name: 'Photos in order' });
    };
    const shown = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['id']);
    await byHand();
    const release = answerLate(api(), 'patch', '*/api/gallery/albums/:id/photos');
    (await main.findByRole('button', { name: 'Photo 1 of 3' })).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(async () => expect(await keysIn(amara, kiln.id, 'hand')).toEqual([b, a, c]));
    await user.click(main.getByRole('button', { name: 'Done' }));
    expect(shown(await byHand())).toEqual([b, a, c]);
    release();
    faults.use(
      http.patch('*/api/gallery/albums/:id/photos', () => HttpResponse.json({ code: 500 }, { status: 500 })),
    );
    main.getByRole('button', { name: 'Photo 1 of 3' }).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await user.click(main.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/The photos could not be moved/)).toBeInTheDocument();
    expect(shown(await byHand())).toEqual([b, a, c]);
  });

  it('ALB-02 shows a photo that arrives while its album is read from the oldest on', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 2, 2);
    const release = answerLate(api(), 'get', '*/api/gallery/photos');
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest first' }));
    const files = [await picture('first.png', '#ff0000')];
    const target = main.getByRole('heading', { level: 1, name: 'Kiln' });
    fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('1 photo added')).toBeInTheDocument();
    release();
    expect(await photoAt(main, 3, 3)).toBeInTheDocument();
  });

  it('ALB-02 shows no photo that leaves its album while another order of it is being read', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 3)).focus();
    await user.keyboard(' ');
    await user.click(await main.findByRole('button', { name: 'Remove from album' }));
    const release = answerLate(api(), 'get', '*/api/gallery/photos');
    const reads = numberOf('GET /api/gallery/photos');
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest first' }));
    await waitFor(() => expect(numberOf('GET /api/gallery/photos')).toBeGreaterThan(reads));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toHaveLength(2));
    release();
    expect(await photoAt(main, 2, 2)).toBeInTheDocument();
  });

  it('ALB-02 adds all files that are dropped while their album is being chosen', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln');
    const { user, main } = await openPhotos('/photos', amara);
    await main.findByText('Kiln');
    const drop = async (name: string, colour: string, target: HTMLElement) => {
      const files = [await picture(name, colour)];
      fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
    };
    await drop('first.png', '#ff0000', main.getByRole('heading', { level: 1 }));
    await drop('second.png', '#00ff00', await screen.findByRole('dialog', { name: 'Add 1 photo to' }));
    const dialog = await dialogOf('Add 2 photos to');
    await user.click(await dialog.findByRole('button', { name: /Kiln/ }));
    expect(await screen.findByText('2 photos added')).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(2);
  });
});
