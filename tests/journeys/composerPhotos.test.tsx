import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { pendingPicture, publish } from '../../server/testing/posts';
import { endFaults, faults, useApi } from '../mocks/api';
import { openComposer, photoNames, pick, picture, slowPicture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

/** For a hundred uploads on a busy machine. */
const slow = { timeout: 25_000 };

describe('photos of a post being written', () => {
  const api = useApi();
  let amara: TestMember;
  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('D18 removing a photo leads the focus to the next one, then to adding photos', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('first.png', '#ff0000'), await picture('second.png', '#00ff00'));
    await screen.findByRole('img', { name: 'Photo 2 of 2: second.png' });
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus();
    expect(photoNames()).toEqual(['Photo 1 of 1: second.png']);
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    expect(dialog.getByRole('button', { name: 'Add photos' })).toHaveFocus();
  });

  it('POST-01 SHELL-14 sends photos in the order that was chosen', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(
      await picture('first.png', '#ff0000'),
      await picture('second.png', '#00ff00'),
      await picture('third.png', '#0000ff'),
    );
    await screen.findByRole('img', { name: 'Photo 3 of 3: third.png' });
    const on = dialog.getByRole('button', { name: 'Move photo 1 right' });
    on.focus();
    await user.keyboard('{Enter}');
    expect(on).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove photo 3' }));
    expect(photoNames()).toEqual(['Photo 1 of 2: second.png', 'Photo 2 of 2: first.png']);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    const [published] = await ownPosts();
    expect(published?.photos).toHaveLength(2);
    const colourOf = async (key = '', access: string | null = null) => {
      const answer = await api().app.fetch(
        new Request(`http://localhost:3000/files/${key}?access=${access ?? ''}`),
        {
          incoming: { socket: { remoteAddress: '127.0.0.1' } },
        },
      );
      const { default: sharp } = await import('sharp');
      const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    };
    const [second, first] = published?.photos ?? [];
    expect(await colourOf(second?.key, second?.access)).toEqual([0, 255, 0]);
    expect(await colourOf(first?.key, first?.access)).toEqual([255, 0, 0]);
  });

  it('POST-01 publishes no post without a photo that is still being read', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    await user.type(dialog.getByRole('textbox'), 'With a photo');
    const { file, read } = await slowPicture('slow.png');
    pick(file);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled());
    await user.keyboard('{Control>}{Enter}{/Control}');
    read();
    await screen.findByRole('img', { name: 'Photo 1 of 1: slow.png' });
    expect(await ownPosts()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect((await ownPosts())[0]).toMatchObject({ post: 'With a photo', photos: [{}] });
  });

  it('VAL-03 lists refused files by their content and size, and keeps the others', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const large = await picture('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    pick(new File(['not a picture'], 'fake.png', { type: 'image/png' }), large, await picture('fine.png'));
    expect(
      await dialog.findByText(/Incorrect image format, only PNG, JPEG and JPG are allowed/),
    ).toHaveTextContent('fake.png');
    expect(dialog.getByText(/Image size is greater than 10mb/)).toHaveTextContent('large.png');
    expect(photoNames()).toEqual(['Photo 1 of 1: fine.png']);
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(dialog.queryByText(/fake\.png/)).not.toBeInTheDocument();
  });

  it('VAL-03 a photo that is read later erases no refusal of another', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const { file, read } = await slowPicture('slow.png');
    pick(file);
    pick(new File(['not a picture'], 'fake.png', { type: 'image/png' }));
    await dialog.findByText(/fake\.png/);
    read();
    await screen.findByRole('img', { name: 'Photo 1 of 1: slow.png' });
    expect(dialog.getByText(/fake\.png/)).toBeInTheDocument();
    pick(await picture('fine.png'));
    await screen.findByRole('img', { name: 'Photo 2 of 2: fine.png' });
    expect(dialog.queryByText(/fake\.png/)).not.toBeInTheDocument();
  });

  it('POST-03 a photo that is still read when its draft is discarded goes with it', async () => {
    const before = await renderApp({ as: amara });
    const draft = await openComposer(before.user);
    await before.user.type(draft.getByRole('textbox'), 'For later');
    await before.user.click(draft.getByRole('button', { name: 'Close' }));
    before.close();
    const { user } = await renderApp({ as: amara, keepsStorage: true });
    const dialog = await openComposer(user);
    const discard = await dialog.findByRole('button', { name: 'Discard' });
    const { file, read } = await slowPicture('slow.png');
    pick(file);
    await user.click(discard);
    expect(dialog.getByRole('textbox')).toHaveValue('');
    read();
    await user.type(dialog.getByRole('textbox'), 'Another one');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled());
    expect(screen.queryByRole('img', { name: /slow\.png/ })).not.toBeInTheDocument();
  });

  it('VAL-03 a folder among dropped photos is refused, and keeps none of them away', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const folder = new File([], 'holiday');
    const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
    Object.defineProperty(folder, 'slice', { value: () => unreadable });
    const files = [await picture('one.png'), folder, await picture('two.png')];
    fireEvent.drop(dialog.getByLabelText('Post text'), { dataTransfer: { files, types: ['Files'] } });
    expect(
      await dialog.findByText(/Incorrect image format, only PNG, JPEG and JPG are allowed/),
    ).toHaveTextContent('holiday');
    expect(photoNames()).toEqual(['Photo 1 of 2: one.png', 'Photo 2 of 2: two.png']);
  });

  it('VAL-03 takes no more than a hundred photos', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    faults.use(http.post('*/upload', () => delay('infinite')));
    const one = await picture('one.png');
    pick(
      ...Array.from(
        { length: 101 },
        (_, index) => new File([one], `${index + 1}.png`, { type: 'image/png' }),
      ),
    );
    expect(await dialog.findByText(/You cannot upload more than 100 images/)).toHaveTextContent('101.png');
    expect(photoNames()).toHaveLength(100);
  });

  it('VAL-04 warns from the start of a large upload and asks before leaving, SHELL-14 with progress', async () => {
    faults.use(http.post('*/upload', () => delay('infinite')));
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const files = [await picture('a.png'), await picture('b.png')];
    for (const file of files) Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
    pick(...files);
    expect(
      await dialog.findByText('Uploading 12.0 MB. Please do not close or leave this page until it is done.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'Uploading photo 1' })).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'All uploads' })).toBeInTheDocument();
    expect(dialog.getByText('0 of 2')).toBeInTheDocument();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    const later = new Event('beforeunload', { cancelable: true });
    dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('SHELL-14 retries an upload that failed', async () => {
    faults.use(http.post('*/upload', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })));
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('lake.png'));
    expect(await dialog.findByText('Not uploaded')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    endFaults();
    await user.click(dialog.getByRole('button', { name: 'Retry photo 1' }));
    await waitFor(() => expect(dialog.queryByText('Not uploaded')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect((await ownPosts())[0]?.photos).toHaveLength(1);
  });

  it(
    'POST-01 SHELL-14 a hundred photos keep their order, and one that fails holds up none of the others',
    {
      timeout: 60_000,
    },
    async () => {
      let uploads = 0;
      faults.use(
        http.post('*/upload', async () => {
          const nth = (uploads += 1);
          await delay(nth % 3);
          if (nth === 40) return HttpResponse.json({ code: 400 }, { status: 400 });
          return HttpResponse.json({ file_id: `key-${nth}`, key: `key-${nth}` }, { status: 201 });
        }),
      );
      const sent: { photos: string[] }[] = [];
      faults.use(
        http.post('*/api/post/*', async ({ request }) => {
          sent.push((await request.json()) as { photos: string[] });
          return HttpResponse.json({ code: 400 }, { status: 400 });
        }),
      );
      const { user } = await renderApp({ as: amara });
      const dialog = await openComposer(user);
      const publish = dialog.getByRole('button', { name: 'Publish' });
      const one = await picture('one.png');
      const names = Array.from({ length: 100 }, (_, index) => `${index + 1}.png`);
      pick(...names.map((name) => new File([one], name, { type: 'image/png' })));
      expect(await dialog.findByText('Not uploaded', {}, slow)).toBeInTheDocument();
      await waitFor(() => expect(dialog.queryByText(/ of 100$/)).not.toBeInTheDocument(), slow);
      expect(photoNames()).toEqual(names.map((name, index) => `Photo ${index + 1} of 100: ${name}`));
      expect(dialog.getAllByText('Not uploaded')).toHaveLength(1);
      await user.click(dialog.getByLabelText(/^Retry photo/));
      await waitFor(() => expect(publish).toBeEnabled(), slow);
      await user.click(publish);
      await waitFor(() => expect(sent).toHaveLength(1), slow);
      expect(new Set(sent[0]?.photos).size).toBe(100);
      expect(sent[0]?.photos.slice(0, 3)).toEqual(['key-1', 'key-2', 'key-3']);
    },
  );

  it('POST-04 adds, moves and removes photos of a post', async () => {
    const keys = await Promise.all([pendingPicture(api(), amara.id), pendingPicture(api(), amara.id)]);
    const post = await publish(amara, { post: 'Two photos', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    pick(await picture('new.png'));
    await screen.findByRole('img', { name: 'Photo 3 of 3: new.png' });
    await user.click(dialog.getByRole('button', { name: 'Move photo 3 left' }));
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Post saved.')).toBeInTheDocument();
    const { body } = await amara.call<WirePost>('GET', `/api/post/view/${post.id}`);
    expect(body.photos).toHaveLength(2);
    expect(keys).not.toContain(body.photos[0]?.key);
    expect(body.photos[1]?.key).toBe(keys[1]);
  });

  it('POST-09 takes images that are dropped or pasted, and puts them into order by dragging', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const field = dialog.getByLabelText('Post text');
    const files = (...list: File[]) => ({ files: list, types: ['Files'], setData: () => undefined });
    fireEvent.drop(field, { dataTransfer: files(await picture('dropped.png')) });
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1: dropped.png' })).toBeInTheDocument();
    fireEvent.paste(field, { clipboardData: files(await picture('pasted.png')) });
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2: pasted.png' })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('img', { name: /^Photo \d of 2/ });
    if (!first || !second) throw new Error('There are two photos');
    fireEvent.dragStart(second, { dataTransfer: files() });
    fireEvent.dragEnter(first, { dataTransfer: files() });
    fireEvent.dragEnd(second, { dataTransfer: files() });
    expect(photoNames()).toEqual(['Photo 1 of 2: pasted.png', 'Photo 2 of 2: dropped.png']);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });
});
