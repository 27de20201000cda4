import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskQueue } from '@/features/moderation/lists';
import { deferred } from '@/shared/store/testStore';
import type { WireQueue } from '@/shared/wire/moderation';
import type { WirePost } from '@/shared/wire/post';
import { setOperatorNumber } from '../../server/writing/operatorNumbers';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup, publish } from '../../server/testing/posts';
import { answerLate, answerOf, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('moderation', () => {
  const api = useApi();
  let operator: TestMember;
  let yusuf: TestMember;
  let nadia: TestMember;
  let posts: WirePost[];

  beforeEach(async () => {
    operator = await api().member({
      ...{ permalink: 'operator', firstName: 'Opal', lastName: 'Rao', accessRole: 'operator' },
    });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    nadia = await api().member({ permalink: 'nadia', firstName: 'Nadia', lastName: 'El-Khatib' });
    posts = [];
    for (const text of ['First offer', 'Second <b>offer</b>', 'Third offer']) {
      const post = await publish(yusuf, { post: text });
      await nadia.call('POST', `/api/report/${post.id}`, { reason: 'spam', details: `About ${text}` });
      posts.push(post);
      api().clock.advance(1);
    }
  });

  const open = async (path: string, as: TestMember) => {
    const { user } = await renderApp({ path, as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  };
  const decided = () => sentCalls.filter((call) => call.endsWith('/decide')).length;
  const waiting = async () => (await operator.call<WireQueue>('GET', '/api/moderation/queue')).body.count;

  it('DESK-02 shows what waits, answers by keys, and offers to undo before anything is sent', async () => {
    const { user, main } = await open('/moderation', operator);
    const queue = within(await main.findByRole('list', { name: 'Queue' }));
    expect(queue.getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/moderation');
    expect(main.getByRole('article', { name: 'Is this advertising?' })).toHaveTextContent('First offer');
    expect(await main.findByText('You look at this')).toBeInTheDocument();
    await user.keyboard('j');
    expect(main.getByRole('article')).toHaveTextContent('Second <b>offer</b>');
    expect(main.getByText(/About Second/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Nadia El-Khatib' })).toBeInTheDocument();
    await waitFor(() => expect(main.getByRole('combobox', { name: 'Rule' })).toHaveValue('Spam'));
    await user.keyboard('2');
    expect(queue.getAllByRole('listitem')).toHaveLength(2);
    expect(main.getByRole('article')).toHaveTextContent('Third offer');
    expect(await screen.findByText(/^Removed. Yusuf Demir gets a notice/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(queue.getAllByRole('listitem')).toHaveLength(3);
    expect(decided()).toBe(0);
  });

  it('DESK-02 DESK-03 sends an answer with the next one or when its time is over, and logs it', async () => {
    const { user, main } = await open('/moderation', operator);
    await main.findByRole('list', { name: 'Queue' });
    await user.click(main.getByRole('button', { name: /^Keep/ }));
    // A newer answer sends the former.
    await user.keyboard('1');
    await waitFor(async () => expect(await waiting()).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await waiting()).toBe(1));
    await user.click(main.getByRole('link', { name: 'Log' }));
    expect(await main.findAllByText('Kept')).not.toHaveLength(0);
    expect(main.getAllByText(/Opal Rao/)).toHaveLength(2);
  });

  it('DESK-02 HOUR-04 keeps what was begun of an answer while others are looked at, after Undo and a failure', async () => {
    const { user, main } = await open('/moderation', operator);
    const queue = within(await main.findByRole('list', { name: 'Queue' }));
    const show = async (name: RegExp) => user.click(queue.getByRole('button', { name }));
    const note = () => main.getByRole('textbox', { name: /^Note/ });
    const rule = () => main.getByRole('combobox', { name: 'Rule' });
    await waitFor(() => expect(rule()).toHaveValue('Spam'));
    await user.type(note(), 'Third time this week');
    await user.selectOptions(rule(), 'False information');
    await show(/Second/);
    expect(note()).toHaveValue('');
    await show(/First/);
    expect([note(), rule()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Third time this week',
      'False information',
    ]);
    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await show(/First/);
    expect(note()).toHaveValue('Third time this week');
    faults.use(http.post('*/decide', () => HttpResponse.json({}, { status: 500 })));
    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(queue.getByRole('button', { name: /First/ })).toBeInTheDocument());
    await show(/First/);
    expect(note()).toHaveValue('Third time this week');
  });

  it('DESK-02 tells the second moderator that somebody was first, and shows failures with a retry', async () => {
    const { user, main } = await open('/moderation', operator);
    await main.findByRole('list', { name: 'Queue' });
    const [item] = (await operator.call<WireQueue>('GET', '/api/moderation/queue')).body.list;
    const other = await api().member({ permalink: 'other', accessRole: 'moderator' });
    await other.call('POST', `/api/moderation/queue/${item?.id}/decide`, { answer: 'keep' });
    await user.click(main.getByRole('button', { name: /^Keep/ }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText(/^Somebody else answered first/)).toBeInTheDocument();
    faults.use(http.get('*/api/moderation/log', () => HttpResponse.json({}, { status: 500 })));
    await user.click(main.getByRole('link', { name: 'Log' }));
    const retry = await main.findByRole('button', { name: 'Try again' });
    endFaults();
    await user.click(retry);
    expect(await main.findByRole('list', { name: 'Log' })).toBeInTheDocument();
  });

  it('DESK-02 shows no item again that is answered while the queue is being read', async () => {
    const late = deferred<null>();
    const { user, store } = await renderApp({ path: '/moderation', as: operator });
    const queue = within(await screen.findByRole('list', { name: 'Queue' }));
    await user.keyboard('1');
    expect(queue.getAllByRole('listitem')).toHaveLength(2);
    faults.use(
      http.get('*/api/moderation/queue', async ({ request }) => {
        const answer = await answerOf(api(), request);
        await late.promise;
        return answer;
      }),
    );
    const reads = () => sentCalls.filter((call) => call === 'GET /api/moderation/queue').length;
    const before = reads();
    store.dispatch(deskQueue.request({ desk: null, kind: null }));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(store.getState().undo.acts).toEqual([]));
    late.resolve(null);
    const list = deskQueue.address({ desk: null, kind: null });
    await waitFor(() => expect(store.getState().lists[list]?.isLoading).toBe(false));
    expect(queue.getAllByRole('listitem')).toHaveLength(2);
  });

  it('DESK-02 offers to block nobody of a group who was blocked for something else just before', async () => {
    const owner = await api().member({ permalink: 'owner', firstName: 'Olga', lastName: 'Petrova' });
    const groupId = await makeGroup(api(), owner.id, { permalink: 'cyclists', rules: ['No sales'] });
    for (const { id } of [yusuf, nadia]) await joinGroup(api(), groupId, id);
    for (const text of ['Helmets', 'Bells']) {
      const post = await publish(yusuf, { post: text }, `group/${groupId}`);
      await nadia.call('POST', `/api/report/${post.id}`, { reason: 'spam', details: '' });
      api().clock.advance(1);
    }
    const { user, main } = await open('/group/cyclists', owner);
    await user.click(await main.findByRole('link', { name: 'Moderation' }));
    await main.findByRole('article');
    await waitFor(() => expect(main.getByRole('combobox', { name: 'Rule' })).toHaveValue('Spam'));
    await user.click(main.getByRole('button', { name: /block/i }));
    expect(main.getByRole('article')).toHaveTextContent('Bells');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(decided()).toBe(1));
    await waitFor(() => expect(main.queryByRole('button', { name: /block/i })).not.toBeInTheDocument());
    expect(main.getByRole('button', { name: /^Keep/ })).toBeInTheDocument();
  });

  it('DESK-02 offers to block nobody of a group who was blocked while its queue was being read', async () => {
    const owner = await api().member({ permalink: 'owner', firstName: 'Olga', lastName: 'Petrova' });
    const groupId = await makeGroup(api(), owner.id, { permalink: 'cyclists', rules: ['No sales'] });
    for (const { id } of [yusuf, nadia]) await joinGroup(api(), groupId, id);
    for (const text of ['Helmets', 'Bells']) {
      const post = await publish(yusuf, { post: text }, `group/${groupId}`);
      await nadia.call('POST', `/api/report/${post.id}`, { reason: 'spam', details: '' });
      api().clock.advance(1);
    }
    const { user, store } = await renderApp({ path: '/group/cyclists', as: owner });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('link', { name: 'Moderation' }));
    await main.findByRole('article');
    await waitFor(() => expect(main.getByRole('combobox', { name: 'Rule' })).toHaveValue('Spam'));
    await user.click(main.getByRole('button', { name: /block/i }));
    const release = answerLate(api(), 'get', '*/api/moderation/queue');
    const desk = String(groupId);
    sentCalls.length = 0;
    store.dispatch(deskQueue.request({ desk, kind: null }));
    await waitFor(() => expect(sentCalls).toContain('GET /api/moderation/queue'));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(store.getState().undo.acts).toEqual([]));
    release();
    const list = deskQueue.address({ desk, kind: null });
    await waitFor(() => expect(store.getState().lists[list]?.isLoading).toBe(false));
    expect(main.getByRole('article')).toHaveTextContent('Bells');
    expect(main.getByRole('button', { name: /^Keep/ })).toBeInTheDocument();
    expect(main.queryByRole('button', { name: /block/i })).not.toBeInTheDocument();
  });

  it('DESK-02 gives a group its desk without the names of reporters, and nobody else', async () => {
    const owner = await api().member({ permalink: 'owner', firstName: 'Olu', lastName: 'Bello' });
    const groupId = await makeGroup(api(), owner.id, { permalink: 'cyclists', rules: ['No sales'] });
    for (const { id } of [yusuf, nadia]) await joinGroup(api(), groupId, id);
    const post = await publish(yusuf, { post: 'Helmets' }, `group/${groupId}`);
    await nadia.call('POST', `/api/report/${post.id}`, { reason: 'spam', details: 'Again' });
    const { user, main } = await open('/group/cyclists', owner);
    await user.click(await main.findByRole('link', { name: 'Moderation' }));
    expect(await main.findByRole('article', { name: 'Is this advertising?' })).toHaveTextContent('Helmets');
    expect(main.getByText(/Again/)).toBeInTheDocument();
    expect(main.queryByText(/Nadia/)).toBeNull();
    expect(await main.findByRole('option', { name: 'No sales' })).toBeInTheDocument();
  });

  it('DESK-02 DESK-03 shows what reports hide, tells its author, and puts it back when it is kept', async () => {
    await setOperatorNumber(api().db, 'hide-after', 3);
    const [, hidden] = posts;
    for (const permalink of ['kai', 'lea'])
      await (await api().member({ permalink })).call('POST', `/api/report/${hidden?.id}`, { reason: 'spam' });

    const first = await open('/notifications', yusuf);
    await first.user.click(await first.main.findByRole('link', { name: /^Something of yours is hidden/ }));
    const title = { level: 1, name: 'Hidden until a moderator has looked at it' };
    expect(await first.main.findByRole('heading', title)).toBeInTheDocument();
    expect(first.main.getByText('Reports of several members')).toBeInTheDocument();
    expect(first.main.getByText(/^Nobody sees it until a moderator/)).toBeInTheDocument();
    expect(first.main.queryByText('Rule')).toBeNull();
    expect(first.main.queryByRole('button', { name: 'Ask to look again' })).toBeNull();
    cleanup();

    const { user, main } = await open('/moderation', operator);
    const queue = within(await main.findByRole('list', { name: 'Queue' }));
    expect(queue.getAllByRole('listitem')[0]).toHaveTextContent('3 reports · hidden');
    expect(main.getByRole('article')).toHaveTextContent(/hidden until somebody answers/);
    expect(main.queryByRole('link', { name: 'Open in place' })).toBeNull();
    const keep = main.getByRole('button', { name: /^Keep/ });
    expect(keep).toHaveTextContent('It comes back, and the author is told.');
    await user.click(keep);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await waiting()).toBe(2));
    await user.click(main.getByRole('link', { name: 'Log' }));
    expect(await main.findByText('Reports of members')).toBeInTheDocument();
    expect((await nadia.call<WirePost>('GET', `/api/post/view/${hidden?.id}`)).body.deleted).toBe(true);
    expect((await operator.call<WirePost>('GET', `/api/post/view/${hidden?.id}`)).body.deleted).toBe(false);
  });

  it('DESK-03 leads the author from the notification to the notice, and takes one answer', async () => {
    const [item] = (await operator.call<WireQueue>('GET', '/api/moderation/queue')).body.list;
    const path = `/api/moderation/queue/${item?.id}/decide`;
    const answer = { answer: 'remove', rule: 'We do not sell things', note: 'See the house rules' };
    expect((await operator.call('POST', path, answer)).status).toBe(204);
    const { user, main } = await open('/notifications', yusuf);
    await user.click(await main.findByRole('link', { name: /A moderator has answered/ }));
    expect(await main.findByRole('heading', { level: 1, name: 'Your post was removed' })).toBeInTheDocument();
    for (const text of ['First offer', answer.rule, answer.note])
      expect(main.getByText(text)).toBeInTheDocument();
    expect(main.queryByText(/Opal/)).toBeNull();
    await user.click(main.getByRole('button', { name: 'Ask to look again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did we miss?' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const side = dialog.getByRole('textbox', { name: 'Your side of it' });
    await waitFor(() => expect(side).toBeInvalid());
    await user.type(side, 'It is a bench');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await main.findByText('Somebody else is looking')).toBeInTheDocument();
    expect(main.getByText('It is a bench')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Ask to look again' })).toBeNull();
  });
});
