import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stillWorkingMs } from '@/shared/config/limits';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Delays the answers of a path until `release`; `asked` counts them. */
function holdBack(path: string) {
  const held = { asked: 0, release: () => {} };
  const opened = new Promise<void>((resolve) => (held.release = resolve));
  faults.use(
    http.get(path, async () => {
      held.asked += 1;
      await opened;
    }),
  );
  return held;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const note = () => screen.queryByRole('button', { name: 'Cancel' });

/** Waits for the words, which are also said politely, and gives up. */
async function giveUp(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await wait(stillWorkingMs);
  const said = screen.getAllByText('Still working');
  expect(said.filter((words) => words.closest('[aria-live=polite]'))).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Request cancelled');
  expect(note()).not.toBeInTheDocument();
  const retry = within(alert).getByRole('button', { name: 'Try again' });
  expect(retry).toHaveFocus();
  return retry;
}

describe('a screen without an answer', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
  });

  it('L6 a list says after five seconds that it still works; a late answer after Cancel does not show', async () => {
    await publish(amara, { post: 'The lift works again.' });
    const held = holdBack('*/api/post/news');
    const { user } = await renderApp({ as: amara });
    await screen.findByRole('feed', { name: 'News feed' });
    await waitFor(() => expect(held.asked).toBeGreaterThan(0));
    await wait(stillWorkingMs / 2);
    expect(note()).not.toBeInTheDocument();
    const retry = await giveUp(user);
    held.release();
    await wait(1000);
    expect(screen.queryByText('The lift works again.')).not.toBeInTheDocument();
    await user.click(retry);
    expect(await screen.findByText('The lift works again.')).toBeInTheDocument();
  });

  it('L6 a screen of one thing does so too', async () => {
    const post = await publish(amara, { post: 'The lift works again.' });
    const held = holdBack(`*/api/post/view/${post.id}`);
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await waitFor(() => expect(held.asked).toBeGreaterThan(0));
    const retry = await giveUp(user);
    held.release();
    await user.click(retry);
    expect(await screen.findByText('The lift works again.')).toBeInTheDocument();
  });

  it('L6 a start does so too, and goes on with the next try', async () => {
    const held = holdBack('*/api/user/user/new');
    const { user } = await renderApp({ as: amara });
    await waitFor(() => expect(held.asked).toBeGreaterThan(0));
    const retry = await giveUp(user);
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    held.release();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('L6 a screen that is answered in time says nothing', async () => {
    await publish(amara, { post: 'The lift works again.' });
    await renderApp({ as: amara });
    await screen.findByText('The lift works again.');
    await wait(stillWorkingMs * 2);
    expect(note()).not.toBeInTheDocument();
  });
});
