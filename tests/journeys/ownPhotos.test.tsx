import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { beforeEach, describe, expect, it } from 'vitest';
import { albumPhotos } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { albumOf, dialogOf, imagesIn, keysIn, openPhotos, photoAt } from '../mocks/albums';
import { faults, useApi } from '../mocks/api';
import { picture } from '../mocks/composing';

describe('the own photos', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('ALB-02 adds photos in the order in which they were chosen, and lists what was left out', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln');
    const { main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await main.findByText('An empty album, for now');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files');
    const files = [
      await picture('first.png', '#ff0000'),
      await picture('second.png', '#00ff00'),
      new File(['text'], 'notes.png', { type: 'image/png' }),
      await picture('third.png', '#0000ff'),
    ];
    fireEvent.change(input, { target: { files } });
    const queue = within(await screen.findByRole('region', { name: 'Uploading' }));
    expect(await queue.findByText('Not a PNG or JPEG picture')).toBeInTheDocument();
    expect(await queue.findByText('3 there, 1 left out')).toBeInTheDocument();
    expect(await main.findByText('Public, 3 photos')).toBeInTheDocument();
    await photoAt(main, 3, 3);
    // Told by their colours, which the previews carry: red, green, blue.
    const hashes = async () =>
      (await imagesIn(amara, kiln.id, 'hand')).map(({ hash }) => {
        const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(hash ?? '', 'base64'));
        return [r, g, b].indexOf(Math.max(r, g, b));
      });
    await waitFor(async () => expect(await hashes()).toEqual([0, 1, 2]));
    screen.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploading' })).toBeNull());
  });

  it('ALB-02 goes on after a file that failed, which can be tried again', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln');
    let calls = 0;
    faults.use(
      http.post('*/upload', () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({ code: 'genericError' }, { status: 500 }) : undefined;
      }),
    );
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await main.findByText('An empty album, for now');
    const files = [await picture('first.png', '#ff0000'), await picture('second.png', '#00ff00')];
    fireEvent.drop(main.getByText('An empty album, for now'), { dataTransfer: { files, types: ['Files'] } });
    const queue = within(await screen.findByRole('region', { name: 'Uploading' }));
    expect(await queue.findByText('1 there, 1 failed')).toBeInTheDocument();
    await user.click(queue.getByRole('button', { name: /^Retry (first|second)\.png$/ }));
    expect(await queue.findByText('2 photos added')).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(2);
  });

  it('ALB-02 waits as long as a limit of the server says, and sends the file then', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln');
    const busy = { status: 429, headers: { 'Retry-After': '1' } };
    faults.use(
      http.post('*/upload', () => HttpResponse.json({ code: 'tooManyRequests' }, busy), { once: true }),
    );
    const { main } = await openPhotos(`/photos/${kiln.id}`, amara);
    const empty = await main.findByText('An empty album, for now');
    const files = [await picture('first.png', '#ff0000')];
    fireEvent.drop(empty, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('1 photo added', undefined, { timeout: 5000 })).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(1);
  });

  it('ALB-02 HOUR-04 deletes chosen photos, which can be taken back before anything is sent', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 4);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 4, 4);
    await user.click(main.getByRole('button', { name: 'Select' }));
    await user.click(await photoAt(main, 1, 4));
    await user.keyboard('{Shift>}');
    await user.click(await photoAt(main, 3, 4));
    await user.keyboard('{/Shift}');
    expect(main.getByText('3 of 4 selected')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Delete' }));
    expect(await main.findByText('Public, 1 photo')).toBeInTheDocument();
    expect(await screen.findByText('3 photos deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await main.findByText('Public, 4 photos')).toBeInTheDocument();
    expect(await keysIn(amara, kiln.id)).toHaveLength(4);
    await user.click(main.getByRole('button', { name: 'Select' }));
    await user.click(await photoAt(main, 2, 4));
    await user.click(main.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 photo deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toHaveLength(3));
    expect(await main.findByText('Public, 3 photos')).toBeInTheDocument();
  });

  it('ALB-02 moves chosen photos to another album, and out of one', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const roof = await albumOf(api(), amara, 'Roof');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 3, 3);
    (await photoAt(main, 1, 3)).focus();
    await user.keyboard(' {ArrowRight} ');
    await user.click(main.getByRole('button', { name: 'Move' }));
    const dialog = await dialogOf('Move to album');
    expect(await dialog.findByRole('button', { name: /Kiln/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /Roof/ }));
    expect(await screen.findByText('2 photos moved to Roof')).toBeInTheDocument();
    expect(await main.findByText('Public, 1 photo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, roof.id)).toHaveLength(2));
    (await photoAt(main, 1, 1)).focus();
    await user.keyboard(' ');
    await user.click(main.getByRole('button', { name: 'Remove from album' }));
    expect(await main.findByText('An empty album, for now')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toEqual([]));
  });

  it('ALB-02 counts the photos that are left in an album once others were moved', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const roof = await albumOf(api(), amara, 'Roof');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 3)).focus();
    await user.keyboard(' ');
    await user.click(main.getByRole('button', { name: 'Move' }));
    const dialog = await dialogOf('Move to album');
    await user.click(await dialog.findByRole('button', { name: /Roof/ }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, roof.id)).toHaveLength(1));
    await photoAt(main, 1, 2);
    expect(await main.findByText('Public, 2 photos')).toBeInTheDocument();
  });

  it('ALB-02 moves between photos with the arrow keys, chooses all, and none by Escape', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 12);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 12)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await photoAt(main, 2, 12)).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await main.findByText('12 of 12 selected')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(main.queryByText(/selected$/)).toBeNull());
  });

  it('ALB-02 describes photos one after the other, for those who do not see them', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 2)).focus();
    await user.keyboard(' {ArrowRight} ');
    await user.click(main.getByRole('button', { name: 'Describe' }));
    const dialog = await dialogOf('Describe 2 photos');
    const field = () => dialog.getByRole('textbox', { name: 'What is in the picture' });
    await user.type(field(), 'A bowl');
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await user.type(field(), 'A cup');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await main.findByRole('button', { name: 'Open photo 1 of 2: A bowl' })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Open photo 2 of 2: A cup' }));
    await user.click(await screen.findByRole('button', { name: 'Show text' }));
    expect(screen.getByText('A cup', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  });

  it('ALB-02 orders an album by hand with keys, and saves each photo that is set down', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const before = await keysIn(amara, kiln.id, 'hand');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 3, 3);
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'By hand' }));
    const first = await main.findByRole('button', { name: 'Photo 1 of 3' });
    first.focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    const [a, b, c] = before;
    await waitFor(async () => expect(await keysIn(amara, kiln.id, 'hand')).toEqual([b, c, a]));
    expect(main.getByRole('button', { name: 'Photo 3 of 3' })).toHaveFocus();
    await user.click(main.getByRole('button', { name: 'Done' }));
    await photoAt(main, 1, 3);
    expect(location.search).toBe('?order=hand');
  });

  it('ALB-02 sends an order that the server refused once more with Done', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const [a, b] = await keysIn(amara, kiln.id, 'hand');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 2, 2);
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'By hand' }));
    const refuse = () => HttpResponse.json({ code: 'genericError' }, { status: 500 });
    faults.use(http.patch('*/api/gallery/albums/:id/photos', refuse));
    (await main.findByRole('button', { name: 'Photo 1 of 2' })).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(await screen.findByText(/^The photos could not be moved/)).toBeInTheDocument();
    faults.resetHandlers();
    await user.click(main.getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id, 'hand')).toEqual([b, a]));
  });

  it('ALB-02 shows the stored order again when one is refused that replaced one on its way', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const stored = await keysIn(amara, kiln.id, 'hand');
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 3, 3);
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'By hand' }));
    const refuse = () => HttpResponse.json({ code: 'genericError' }, { status: 500 });
    const path = '*/api/gallery/albums/:id/photos';
    faults.use(http.patch(path, refuse));
    faults.use(http.patch(path, () => new Promise<never>(() => undefined), { once: true }));
    (await main.findByRole('button', { name: 'Photo 1 of 3' })).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(await screen.findByText(/^The photos could not be moved/)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Done' }));
    await photoAt(main, 3, 3);
    const shown = () =>
      main.getAllByRole('button', { name: /^Open photo/ }).map(({ dataset }) => dataset['photo']);
    await waitFor(() => expect(shown()).toEqual(stored));
  });

  it('ALB-02 leads to a month, and back to the newest', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 4);
    for (const [index, key] of kiln.keys.entries())
      await api()
        .db.update(albumPhotos)
        .set({ createdAt: new Date(Date.UTC(2026, index, 15)) })
        .where(eq(albumPhotos.fileKey, key));
    const { main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 4, 4);
    const months = main.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(months).toEqual(['April 20261', 'March 20261', 'February 20261', 'January 20261']);
    const slider = main.getByRole('slider', { name: 'Month' });
    fireEvent.change(slider, { target: { value: '2' } });
    fireEvent.pointerUp(slider);
    await photoAt(main, 2, 2);
    expect(location.search).toBe('?from=2026-02');
    main.getByRole('button', { name: 'Show newer photos' }).click();
    await photoAt(main, 4, 4);
  });

  it('ALB-02 counts the photos of a month as they come and go', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 2, 2);
    const counts = () => main.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(-1));
    await waitFor(() => expect(counts()).toEqual(['2']));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files');
    fireEvent.change(input, { target: { files: [await picture('third.png', '#0000ff')] } });
    await photoAt(main, 1, 3);
    expect(counts()).toEqual(['3']);
    await user.click(main.getByRole('button', { name: 'Select' }));
    await user.click(await photoAt(main, 1, 3));
    await user.click(await photoAt(main, 2, 3));
    await user.click(main.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(counts()).toEqual(['1']));
  });

  it('ANY-06 offers no more than a backend speaks', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    faults.use(http.get('*/api/status', () => HttpResponse.json({ maintenance: false })));
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    (await photoAt(main, 1, 2)).focus();
    await user.keyboard(' ');
    expect(await main.findByRole('button', { name: 'Delete' })).toBeInTheDocument();
    for (const name of ['Move', 'Remove from album', 'Describe', 'Download', 'Order'])
      expect(main.queryByRole('button', { name })).toBeNull();
    expect(main.queryByRole('slider')).toBeNull();
  });
});
