import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import type { WirePost } from '@/shared/wire/post';
import { publishDue } from '../../server/modules/publications/worker';
import type { TestMember } from '../../server/testing/harness';
import { endFaults, faults, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { itemOf } from '../mocks/commenting';
import { renderApp } from '../mocks/renderApp';

const choice = { name: 'Publish on blockchain' };
const write = (dialog: Awaited<ReturnType<typeof openComposer>>, value: string) =>
  fireEvent.change(dialog.getByLabelText('Post text'), { target: { value } });

describe('posts and the chain', () => {
  const api = useApi();
  let amara: TestMember;
  let bodies: unknown[];

  beforeEach(async () => {
    amara = await api().member({
      permalink: 'amara',
      firstName: 'Amara',
      lastName: 'Nwosu',
      publishPosts: true,
    });
    await clear();
    await eraseMember(String(amara.id));
    bodies = [];
  });
  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;
  const listenToPosts = (answer: () => Response | undefined = () => undefined) =>
    faults.use(
      http.post('*/api/post/user/:id', async ({ request }) => {
        bodies.push(await request.clone().json());
        return answer();
      }),
    );

  it('POST-10 one post stays off the chain by its switch, the next one goes there again', async () => {
    listenToPosts();
    const { user, close } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const onChain = dialog.getByRole('switch', choice);
    expect(onChain).toBeChecked();
    expect(dialog.getByText('On chain')).toBeInTheDocument();
    write(dialog, 'Between us');
    await user.click(onChain);
    expect(dialog.queryByText('On chain')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');

    const next = await openComposer(user);
    expect(next.getByRole('switch', choice)).toBeChecked();
    write(next, 'For everybody');
    await user.click(next.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toMatchObject([{ publishOnBlockchain: false }, { publishOnBlockchain: true }]);
    await waitFor(async () =>
      expect((await ownPosts()).map(({ post, blockchain }) => [post, blockchain.status])).toEqual([
        ['For everybody', 'pending'],
        ['Between us', 'off'],
      ]),
    );

    expect((await itemOf('For everybody')).getByText('Waiting for the chain')).toBeInTheDocument();
    const { deps } = api();
    const { registry } = deps;
    onTestFinished(() => void (deps.registry = registry));
    deps.registry = {
      find: () => Promise.resolve(null),
      publish: () => Promise.resolve({ tx: '0x1' }),
    };
    await publishDue(deps);
    close();
    await renderApp({ as: amara });
    expect((await itemOf('For everybody')).getByText('On chain')).toBeInTheDocument();
    expect((await itemOf('Between us')).queryByText('On chain')).not.toBeInTheDocument();
  });

  it('POST-10 POST-09 a draft keeps the choice over a reload', async () => {
    const before = await renderApp({ as: amara });
    const written = await openComposer(before.user);
    write(written, 'Between us');
    await before.user.click(written.getByRole('switch', choice));
    before.close();

    const { user } = await renderApp({ as: amara, keepsStorage: true });
    const dialog = await openComposer(user);
    expect(await dialog.findByDisplayValue('Between us')).toBeInTheDocument();
    expect(dialog.getByRole('switch', choice)).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByRole('switch', choice)).toBeChecked();
  });

  it('POST-10 POST-01 an unsent post keeps the choice over a reload and is sent with it', async () => {
    listenToPosts(() => HttpResponse.json({ code: 'genericError' }, { status: 400 }));
    const before = await renderApp({ as: amara });
    const written = await openComposer(before.user);
    write(written, 'Between us');
    await before.user.click(written.getByRole('switch', choice));
    await before.user.click(written.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Not sent');
    before.close();
    endFaults();
    listenToPosts();

    const { user } = await renderApp({ as: amara, keepsStorage: true });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    expect(dialog.getByRole('switch', choice)).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect(bodies.at(-1)).toMatchObject({ post: 'Between us', publishOnBlockchain: false });
    expect(await ownPosts()).toMatchObject([{ blockchain: { status: 'off' } }]);
  });

  it('POST-10 a member whose posts stay off the chain is asked nothing, and sends them so', async () => {
    await amara.call('POST', '/api/profile/editBlockchainSetting', { publishPosts: false, votingPower: 100 });
    listenToPosts();
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    write(dialog, 'Plain');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect(bodies).toMatchObject([{ publishOnBlockchain: false }]);
  });
});
