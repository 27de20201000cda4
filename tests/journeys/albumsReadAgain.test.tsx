import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { albumOf, keysIn, openPhotos, photoAt } from '../mocks/albums';
import { answerOf, faults, useApi } from '../mocks/api';
import { picture } from '../mocks/composing';

describe('albums that are read again', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('ANY-02 ALB-02 counts a photo no more that leaves an album whose backend answers nothing', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 3);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    faults.use(
      http.patch('*/api/gallery/albums/:id/photos', async ({ request }) => {
        await answerOf(api(), request.clone());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    (await photoAt(main, 1, 3)).focus();
    await user.keyboard(' ');
    await user.click(await main.findByRole('button', { name: 'Remove from album' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keysIn(amara, kiln.id)).toHaveLength(2));
    expect(await main.findByText('Public, 2 photos')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Photos' }));
    expect(await main.findByText('Public, 2 photos')).toBeInTheDocument();
  });

  it('ALB-02 an album from the oldest on is not read anew for each photo of a batch', async () => {
    const kiln = await albumOf(api(), amara, 'Kiln', 2);
    const { user, main } = await openPhotos(`/photos/${kiln.id}`, amara);
    await photoAt(main, 2, 2);
    await user.click(main.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest first' }));
    await photoAt(main, 2, 2);
    let readings = 0;
    faults.use(
      http.get('*/api/gallery/photos', ({ request }) => {
        const { searchParams: query } = new URL(request.url);
        if (query.get('order') === 'oldest' && query.get('page') === '1') readings += 1;
        return undefined;
      }),
    );
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'];
    const files = await Promise.all(colours.map((colour, at) => picture(`${at}.png`, colour)));
    const target = main.getByRole('heading', { level: 1, name: 'Kiln' });
    fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('6 photos added')).toBeInTheDocument();
    expect(await photoAt(main, 8, 8)).toBeInTheDocument();
    expect(readings).toBeLessThanOrEqual(2);
  });
});
