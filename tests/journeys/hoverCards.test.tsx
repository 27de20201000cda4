import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Rests the mouse on an element and returns its card. */
async function cardAt(element: Element) {
  fireEvent.pointerMove(element, { pointerType: 'mouse', movementX: 2 });
  const bio = await screen.findByText('Bağlama, badly.', {}, { timeout: 5000 });
  return within(bio.parentElement as HTMLElement);
}

describe('the card of a person', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({
      permalink: 'yusuf',
      firstName: 'Yusuf',
      lastName: 'Demir',
      bio: 'Bağlama, badly.',
    });
    post = await publish(amara, { post: 'Thanks to @yusuf' });
  });

  it('PROF-01 shows in lists of people', async () => {
    await makeFollow(api(), yusuf.id, amara.id);
    await renderApp({ path: '/followers', as: amara });
    const list = within(await screen.findByRole('list', { name: 'Followers' }));
    const card = await cardAt(list.getByRole('link', { name: 'Yusuf Demir' }));
    expect(card.getByRole('button', { name: 'Follow' })).toBeInTheDocument();
  });

  it('PROF-01 shows at a mention, and beside the picture of who commented', async () => {
    await comment(yusuf, post.id, 'Well said');
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const mention = await screen.findByRole('link', { name: '@yusuf' });
    const card = await cardAt(mention);
    await user.click(card.getByRole('button', { name: 'Follow' }));
    expect(await card.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(location.pathname).toBe(`/post/${post.id}`);
    fireEvent.pointerDown(mention);
    await waitFor(() => expect(screen.queryByText('Bağlama, badly.')).not.toBeInTheDocument());
    const said = screen.getByRole('article', { name: /Comment by Yusuf Demir/ });
    const [picture] = within(said).getAllByRole('link', { hidden: true });
    expect(await cardAt(picture as HTMLElement)).toBeDefined();
  });

  it('PROF-01 shows in a notification without opening what that is about', async () => {
    await comment(yusuf, post.id, 'Well said');
    const { user } = await renderApp({ path: '/notifications', as: amara });
    const list = within(await screen.findByRole('list', { name: 'Notifications' }));
    const card = await cardAt(list.getByText('Yusuf Demir'));
    await user.click(card.getByRole('button', { name: 'Follow' }));
    expect(await card.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(location.pathname).toBe('/notifications');
  });
});
