import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { setServerLead } from '@/shared/lib/time/clock';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { answerOf, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { openComposer, type User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

type Answering = (answer: Response) => Response | Promise<Response>;

/** A backend that takes each repeated try for a new post or comment, and answers as a test says. */
describe('ANY-04 C3 on a backend that knows no repeated tries', () => {
  const api = useApi();
  let amara: TestMember;
  let answering: Answering;
  // The test server's clock stands still, and a test may take a while.
  const clockOfServer = () => api().clock.now().getTime() - 60_000;
  const lost: Answering = () => HttpResponse.error();

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
    setServerLead(clockOfServer() - Date.now());
    answering = (answer) => answer;
    const forgetful = async ({ request }: { request: Request }) => {
      const headers = new Headers(request.headers);
      headers.delete('X-Idempotency-Key');
      return answering(await answerOf(api(), new Request(request, { headers })));
    };
    faults.use(http.post('*/api/post/user/:id', forgetful), http.post('*/api/comments/user/:id', forgetful));
  });
  afterEach(() => {
    setServerLead(0);
    vi.restoreAllMocks();
    endFaults();
  });

  const posts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;
  const writes = () => sentCalls.filter((call) => /^POST \/api\/(post|comments)\//.test(call));
  const unsent = async () => within(await screen.findByRole('list', { name: 'Posts that are not sent' }));
  const published = () => screen.findByText('Post published.');

  async function write(user: User, text: string) {
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), text);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
  }

  it('Retry finds the post whose answer was lost', async () => {
    const { user } = await renderApp({ as: amara });
    answering = lost;
    await write(user, 'Only once');
    await user.click(await (await unsent()).findByRole('button', { name: 'Retry' }));
    await published();
    expect(await posts()).toMatchObject([{ post: 'Only once' }]);
    expect(writes()).toHaveLength(1);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('a reload while publishing finds it, too', async () => {
    const before = await renderApp({ as: amara });
    answering = () => new Promise(() => undefined);
    await write(before.user, 'Over a reload');
    await waitFor(async () => expect(await posts()).toHaveLength(1));
    before.close();
    await renderApp({ as: amara, keepsStorage: true });
    await published();
    expect(await posts()).toMatchObject([{ post: 'Over a reload' }]);
    expect(writes()).toHaveLength(1);
  });

  it('the connection that returns finds it, too', async () => {
    const { user } = await renderApp({ as: amara });
    answering = lost;
    await write(user, 'The line is back');
    await (await unsent()).findByText('Not sent');
    dispatchEvent(new Event('online'));
    await published();
    expect(await posts()).toMatchObject([{ post: 'The line is back' }]);
    expect(writes()).toHaveLength(1);
  });

  it('sends again what did not arrive, and the same words of an earlier hour do not count', async () => {
    await publish(amara, { post: 'Good morning' });
    api().clock.advance(3600);
    setServerLead(clockOfServer() - Date.now());
    const { user } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/user/:id', () => HttpResponse.error(), { once: true }));
    await write(user, 'Good morning');
    await user.click(await (await unsent()).findByRole('button', { name: 'Retry' }));
    await published();
    expect(await posts()).toMatchObject([{ post: 'Good morning' }, { post: 'Good morning' }]);
  });

  it('does not send while it cannot look', async () => {
    const { user } = await renderApp({ as: amara });
    answering = lost;
    await write(user, 'Patience');
    faults.use(http.get('*/api/post/user/:id', () => HttpResponse.error()));
    await user.click(await (await unsent()).findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sentCalls.length).toBeGreaterThan(0));
    expect(await (await unsent()).findByText('Not sent')).toBeInTheDocument();
    expect(writes()).toHaveLength(1);
  });

  it.each([
    [
      '{id}',
      async (answer: Response) =>
        HttpResponse.json({ id: ((await answer.json()) as WirePost).id }, { status: 201 }),
    ],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['an odd object', () => HttpResponse.json({ ok: true })],
  ])('ANY-02 a post that is answered with %s is shown and not sent again', async (_, answer) => {
    const before = await renderApp({ as: amara });
    answering = answer;
    await write(before.user, 'Told in few words');
    await published();
    expect(
      await within(await screen.findByRole('article')).findByText('Told in few words'),
    ).toBeInTheDocument();
    before.close();
    await renderApp({ as: amara, keepsStorage: true });
    await screen.findByRole('article');
    expect(writes()).toHaveLength(1);
  });

  it('ANY-02 a comment that is answered with its id alone, or whose answer was lost, stands once', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const post = await publish(amara, { post: 'Talk to me' });
    const comments = async () =>
      (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    answering = async (answer) => HttpResponse.json({ id: ((await answer.json()) as WireComment).id });
    await user.type(field, 'One{Enter}');
    expect(await screen.findByText('One')).toBeInTheDocument();
    answering = lost;
    await user.type(field, 'Two{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(await comments()).toMatchObject([{ msg: 'Two' }, { msg: 'One' }]);
    expect(writes()).toHaveLength(2);
  });

  it('M5 ten activations of Publish within one task publish one post', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'Ten clicks');
    const button = dialog.getByRole('button', { name: 'Publish' });
    for (let click = 0; click < 10; click += 1) button.click();
    await published();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
    expect(await posts()).toMatchObject([{ post: 'Ten clicks' }]);
  });
});
