import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { settle } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { albumOf, imagesIn, keysIn, openPhotos, photoAt } from '../mocks/albums';
import { faults, useApi } from '../mocks/api';
import { picture, slowPicture } from '../mocks/composing';

/** Indexes of the colours in the album, in its order by hand: red, green, blue. */
const coloursOf = async (owner: TestMember, albumId: string) =>
  (await imagesIn(owner, albumId, 'hand')).map(({ hash }) => {
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(hash ?? '', 'base64'));
    return [r, g, b].indexOf(Math.max(r, g, b));
  });

/** Drops a red, a green and a blue picture. */
async function dropThree(place: Element): Promise<void> {
  const files = [
    await picture('first.png', '#ff0000'),
    await picture('second.png', '#00ff00'),
    await picture('third.png', '#0000ff'),
  ];
  fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } });
}

describe('photos on their way', () => {
  const api = useApi();

  it('VAL-04 ALB-02 asks not to close the page while much is uploading', async () => {
    const amara = await api().member({ permalink: 'amara' });
    const kiln = await albumOf(api(), amara, 'Kiln');
    faults.use(http.post('*/upload', () => delay('infinite')));
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await main.findByText('An empty album, for now');
    const files = [await picture('a.png', '#ff0000'), await picture('b.png', '#00ff00')];
    for (const file of files) Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
    fireEvent.drop(main.getByText('An empty album, for now'), { dataTransfer: { files, types: ['Files'] } });
    const queue = within(await screen.findByRole('region', { name: 'Uploading' }));
    expect(await queue.findByText('Please do not close this page until it is done.')).toBeInTheDocument();
    await user.click(queue.getByRole('button', { name: 'Cancel a.png' }));
    await waitFor(() => expect(queue.queryByText(/do not close this page/)).not.toBeInTheDocument());
  });

  it('ALB-02 get their order also where one of them is deleted before the last has arrived', async () => {
    const amara = await api().member({ permalink: 'amara' });
    const kiln = await albumOf(api(), amara, 'Kiln');
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => void (goOn = resolve));
    faults.use(
      http.post('*/upload', async ({ request }) => {
        const isSecond = (await request.clone().text()).includes('filename="second.png"');
        if (isSecond) await gate;
        return undefined;
      }),
    );
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    const empty = await main.findByText('An empty album, for now');
    await dropThree(empty);
    await photoAt(main, 1, 2);
    const [, deleted] = await coloursOf(amara, kiln.id);
    await user.click(main.getByRole('button', { name: 'Select' }));
    await user.click(await photoAt(main, 2, 2));
    await user.click(main.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toHaveLength(1));
    goOn();
    await waitFor(async () => expect(await coloursOf(amara, kiln.id)).toHaveLength(2));
    const left = [0, 1, 2].filter((colour) => colour !== deleted);
    await waitFor(async () => expect(await coloursOf(amara, kiln.id)).toEqual(left));
    expect(screen.queryByText('The photos could not be moved.')).toBeNull();
  });

  it('ALB-02 get their order also where the rest of them is cancelled', async () => {
    const amara = await api().member({ permalink: 'amara' });
    const kiln = await albumOf(api(), amara, 'Kiln');
    faults.use(
      http.post('*/upload', async ({ request }) =>
        (await request.clone().text()).includes('filename="third.png"')
          ? new Promise<undefined>(() => undefined)
          : undefined,
      ),
    );
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    const empty = await main.findByText('An empty album, for now');
    await dropThree(empty);
    await photoAt(main, 1, 2);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await coloursOf(amara, kiln.id)).toEqual([0, 1]));
  });

  it('ALB-02 SHELL-11 are sent by nobody where the member has logged out while they were read', async () => {
    const amara = await api().member({ permalink: 'amara' });
    const kiln = await albumOf(api(), amara, 'Kiln');
    const { main, store } = await openPhotos(`/photos/${kiln.id}`, amara);
    const empty = await main.findByText('An empty album, for now');
    const { file, read } = await slowPicture('slow.png');
    fireEvent.drop(empty, { dataTransfer: { files: [file], types: ['Files'] } });
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await screen.findByRole('button', { name: 'Log in' });
    read();
    await settle();
    expect(store.getState()).toMatchObject({ uploads: {}, albumUploads: { files: [], leftOut: [] } });
  });
});
