import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { endFaults, loseAnswers, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('a post that arrived unnoticed, and was deleted', () => {
  const api = useApi();
  let amara: TestMember;
  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;
  const unsent = async () => within(await screen.findByRole('list', { name: 'Posts that are not sent' }));

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });

  it('POST-01 G5 is published anew only once its member insists', async () => {
    const { user } = await renderApp({ as: amara });
    loseAnswers(api(), '*/api/post/user/:id');
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'Gone and back');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await (await unsent()).findByText('Not sent');
    endFaults();
    const [arrived] = await ownPosts();
    await amara.call('DELETE', `/api/post/user/${arrived?.id}`);
    await user.click((await unsent()).getByRole('button', { name: 'Retry' }));
    expect(await (await unsent()).findByText('Not sent')).toBeInTheDocument();
    expect(await ownPosts()).toEqual([]);
    await user.click((await unsent()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect(await ownPosts()).toMatchObject([{ post: 'Gone and back' }]);
  });
});
