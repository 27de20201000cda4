import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deferred } from '@/shared/store/testStore';
import { publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('the place of comments on screen', () => {
  const api = useApi();

  it('CMT-02 nothing comes or goes above a first comment and a first reply as they arrive', async () => {
    const amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const post = await publish(amara, { post: 'Talk to me' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    expect(await screen.findByRole('heading', { name: '0 comments' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Write a comment'), 'Top{Enter}');
    await screen.findByText('Top');
    expect(await screen.findByRole('heading', { name: '1 comment' })).toBeInTheDocument();
    const held = deferred<undefined>();
    faults.use(
      http.get('*/api/comments/user/*', ({ request }) =>
        request.url.includes('parent=') ? held.promise : undefined,
      ),
    );
    api().clock.advance(1);
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await user.type(screen.getByLabelText('Write a reply'), 'Below{Enter}');
    await screen.findByText('Below');
    const replies = screen.getByRole('feed', { name: /^Replies to/ });
    expect(replies).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: /^Load/ })).not.toBeInTheDocument();
    held.resolve(undefined);
    await waitFor(() => expect(replies).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('button', { name: /^Load/ })).not.toBeInTheDocument();
  });
});
