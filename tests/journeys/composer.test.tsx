import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { hasUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('composer', () => {
  const api = useApi();
  let amara: TestMember;
  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });

  it('POST-01 publishes a text, which then stands first in the feed', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const publish = dialog.getByRole('button', { name: 'Publish' });
    expect(dialog.getByText('To your timeline')).toBeInTheDocument();
    expect(publish).toBeDisabled();
    await user.type(dialog.getByLabelText('Post text'), '   ');
    expect(publish).toBeDisabled();
    await user.type(dialog.getByLabelText('Post text'), 'Good morning');
    await user.click(publish);
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const article = await screen.findByRole('article', { name: 'Post by Amara Nwosu' });
    expect(within(article).getByText('Good morning')).toBeInTheDocument();
    expect(await ownPosts()).toMatchObject([{ post: 'Good morning', post_type: 'user' }]);
  });

  it('POST-01 publishes with Ctrl+Enter, and once for however many presses', async () => {
    faults.use(
      http.post('*/api/post/*', async ({ request }) => {
        sentCalls.push(`POST ${new URL(request.url).pathname}`);
        await delay(50);
        return HttpResponse.json({ code: 'genericError' }, { status: 400 });
      }),
    );
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'Only once');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('Failed to create post. Please try again later.')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.startsWith('POST /api/post/'))).toHaveLength(1);
  });

  it('POST-01 ten quick presses of Publish send one post', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'Once');
    const publish = dialog.getByRole('button', { name: 'Publish' });
    for (let press = 0; press < 10; press += 1) fireEvent.click(publish);
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.startsWith('POST /api/post/'))).toHaveLength(1);
    expect(await ownPosts()).toHaveLength(1);
  });

  it('POST-01 counts near the limit as a person counts, and publishes nothing over it', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const field = dialog.getByLabelText('Post text');
    fireEvent.change(field, { target: { value: 'é'.repeat(4999) } });
    expect(dialog.getByText('1 character left')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'é'.repeat(5002) } });
    expect(dialog.getByText('2 characters too many')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('POST-09 restores a draft after a reload, and discards it on demand', async () => {
    const before = await renderApp({ as: amara });
    const written = await openComposer(before.user);
    await before.user.type(written.getByLabelText('Post text'), 'Half a thought');
    await before.user.click(written.getByRole('button', { name: 'Close' }));
    expect(hasUnsavedWork()).toBe(true);
    before.close();

    const { user } = await renderApp({ as: amara, keepsStorage: true });
    const dialog = await openComposer(user);
    expect(await dialog.findByDisplayValue('Half a thought')).toBeInTheDocument();
    expect(dialog.getByText('Draft restored')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText('Post text')).toHaveValue('');
    expect(dialog.queryByText('Draft restored')).not.toBeInTheDocument();
    expect(hasUnsavedWork()).toBe(false);
  });

  it.each([
    ['logout' as const, 'erases', ''],
    ['refused' as const, 'keeps', 'For later'],
  ])('POST-09 AUTH-08 a session that ends by %s %s the draft', async (reason, _, left) => {
    const before = await renderApp({ as: amara });
    const dialog = await openComposer(before.user);
    await before.user.type(dialog.getByLabelText('Post text'), 'For later');
    await before.user.click(dialog.getByRole('button', { name: 'Close' }));
    before.store.dispatch(sessionEndRequested({ reason }));
    await screen.findByRole('button', { name: 'Log in' });
    expect(hasUnsavedWork()).toBe(false);
    before.close();

    const token = await api().newSession(amara.id);
    const again = await renderApp({ as: { token }, keepsStorage: true });
    const reopened = await openComposer(again.user);
    await waitFor(() => expect(reopened.getByLabelText('Post text')).toHaveValue(left));
  });
});
