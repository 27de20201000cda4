import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { deferred } from '@/shared/store/testStore';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { faults, useApi } from '../mocks/api';
import { openComposer, type User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('an unsent post that is taken in hand while an earlier one is being sent', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });
  afterEach(() => vi.restoreAllMocks());

  const unsent = async () => within(await screen.findByRole('list', { name: 'Posts that are not sent' }));
  const posted = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list.map(
      ({ post }) => post,
    );

  async function publish(user: User, text: string) {
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), text);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
  }

  it.each(['the connection that returns', 'the next visit'])(
    'POST-01 is not sent by %s before its editor is closed, and then as it was changed',
    async (by) => {
      const before = await renderApp({ as: amara });
      const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await publish(before.user, 'First');
      await publish(before.user, 'Second');
      await waitFor(async () => expect((await unsent()).getAllByText('Not sent')).toHaveLength(2));
      const answer = deferred<undefined>();
      faults.use(http.post('*/api/post/*', () => answer.promise));
      isOnline.mockReturnValue(true);
      let { user } = before;
      if (by === 'the next visit') {
        before.close();
        ({ user } = await renderApp({ as: amara, keepsStorage: true }));
      } else dispatchEvent(new Event('online'));
      await (await unsent()).findByText('Sending…');
      await user.click((await unsent()).getByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
      await user.type(dialog.getByLabelText('Post text'), ', changed');
      answer.resolve(undefined);
      await expect.poll(posted).toContain('First');
      await user.type(dialog.getByLabelText('Post text'), ' twice');
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await expect.poll(posted).toEqual(['Second, changed twice', 'First']);
    },
  );
});
