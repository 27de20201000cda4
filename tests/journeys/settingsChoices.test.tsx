import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationTypes, type WireLoggedUser } from '@/shared/wire/user';
import type { TestMember } from '../../server/testing/harness';
import { answerOf, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const failOnce = (method: 'patch' | 'post', path: string) =>
  faults.use(http[method](path, () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }));
const failed = 'Failed to update settings. Please try again later.';

describe('settings: privacy, notification, blockchain', () => {
  const api = useApi();
  let amara: TestMember;
  const me = async () => (await amara.call<WireLoggedUser>('GET', '/api/user/user/new')).body;

  beforeEach(async () => {
    amara = await api().member({
      permalink: 'amara',
      firstName: 'Amara',
      lastName: 'Nwosu',
      privacy: { media: 'all_followers' },
      publishPosts: false,
      votingPower: 40,
    });
  });

  it('SET-04 shows all twelve choices of the account, says what they mean, and previews a change before it is saved', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Who can see and do what' }));
    expect(form.getAllByRole('combobox')).toHaveLength(12);
    const media = form.getByLabelText('Photos and videos');
    expect(media).toHaveValue('all_followers');
    expect(within(media).getAllByRole('option')).toHaveLength(6);
    expect(media).toHaveAccessibleDescription('Everyone who follows you can see your photos and videos.');
    expect(form.getByLabelText('Post on your timeline')).toHaveValue('all_followers');
    expect(form.getByLabelText('Profile details')).toHaveValue('everyone');
    const stranger = () => form.getByText(/^A stranger sees/);
    await form.findByText(/^A stranger sees/);
    expect(stranger()).toHaveTextContent('They do not see your photos and videos.');

    await user.selectOptions(media, 'Everyone');
    expect(stranger()).toHaveTextContent(/sees your profile and posts,.* and your photos and videos\./);
    expect(form.getByText('Photos and videos: All followers → Everyone')).toBeInTheDocument();
    expect(sentCalls).not.toContain('PATCH /api/user/edit');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    expect((await me()).privacy).toMatchObject({ media: 'everyone', post_on_timeline: 'all_followers' });
  });

  it('SET-04 SET-06 a preset sets all at once, and what it says holds for a stranger', async () => {
    const yusuf = await api().member({ permalink: 'yusuf' });
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Who can see and do what' }));
    await user.click(form.getByRole('radio', { name: /^Private/ }));
    expect(form.getByText(/New followers need your approval/)).toBeInTheDocument();
    expect(await form.findByText(/^A stranger sees your name and your pictures/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await me()).privacy.profile_details).toBe('approved_followers'));
    expect(form.getByRole('radio', { name: /^Private/ })).toBeChecked();
    const seen = await yusuf.call<{ is_private: boolean }>('GET', '/api/user/user/new/amara');
    expect(seen.body.is_private).toBe(true);
  });

  it('SET-04 ERR-02 keeps the choices when saving fails', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Who can see and do what' }));
    failOnce('patch', '*/api/user/edit');
    await user.selectOptions(form.getByLabelText('Photos and videos'), 'Only me');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(form.getByLabelText('Photos and videos')).toHaveValue('only_me');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await me()).privacy.media).toBe('only_me'));
  });

  it('SET-05 has one switch for each type, which saves itself; the last of many clicks counts', async () => {
    const { user } = await renderApp({ path: '/settings/notification', as: amara });
    const votes = await screen.findByRole('switch', { name: 'Votes' });
    const kinds = within(screen.getByRole('region', { name: 'Notification' }));
    expect(kinds.getAllByRole('switch')).toHaveLength(notificationTypes.length);
    expect(votes).toBeChecked();
    await user.click(votes);
    expect(votes).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Mentions' }));
    await waitFor(async () =>
      expect((await me()).notification).toMatchObject({ vote: false, mention: false }),
    );

    for (let click = 0; click < 5; click += 1) fireEvent.click(votes);
    await waitFor(async () => expect((await me()).notification.vote).toBe(true));
    expect(votes).toBeChecked();
    expect((await me()).notification.mention).toBe(false);
  });

  it('SET-05 ERR-02 takes a switch back that could not be saved, and says so', async () => {
    const { user } = await renderApp({ path: '/settings/notification', as: amara });
    const votes = await screen.findByRole('switch', { name: 'Votes' });
    failOnce('patch', '*/api/user/edit');
    await user.click(votes);
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(votes).toBeChecked();
    await user.click(votes);
    await waitFor(async () => expect((await me()).notification.vote).toBe(false));
  });

  it('SET-05 ANY-04 sends a choice once, and shows what the backend made of it', async () => {
    const before = await me();
    // A call too many is answered as it was meant, which ends it.
    const powers = [70, 75];
    const rounded = vi.fn(() => {
      const blockchain = { publish_posts: false, voting_power: powers.shift() };
      return HttpResponse.json({ ...before, blockchain });
    });
    faults.use(http.post('*/api/profile/editBlockchainSetting', rounded));
    await renderApp({ path: '/settings/blockchain', as: amara });
    const power = await screen.findByRole('slider', { name: 'Voting power' });
    fireEvent.change(power, { target: { value: '75' } });
    await waitFor(() => expect(rounded).toHaveBeenCalled());
    await waitFor(() => expect(power).toHaveValue('70'));
    expect(rounded).toHaveBeenCalledOnce();
  });

  it('SET-05 saves publication and voting power, and takes back what could not be saved', async () => {
    const { user } = await renderApp({ path: '/settings/blockchain', as: amara });
    await user.click(await screen.findByRole('switch', { name: 'Publish posts on blockchain' }));
    const power = screen.getByRole('slider', { name: 'Voting power' });
    expect(power).toHaveValue('40');
    fireEvent.change(power, { target: { value: '75' } });
    expect(power).toHaveAttribute('aria-valuetext', '75 %');
    await waitFor(async () =>
      expect((await me()).blockchain).toEqual({ publish_posts: true, voting_power: 75 }),
    );
    failOnce('post', '*/api/profile/editBlockchainSetting');
    fireEvent.change(power, { target: { value: '10' } });
    expect(await screen.findByText(failed)).toBeInTheDocument();
    await waitFor(() => expect(power).toHaveValue('75'));
  });

  it('API-08 SET-05 a slow answer to one choice takes nothing back that was saved meanwhile', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    faults.use(
      http.post('*/api/profile/editBlockchainSetting', async ({ request }) => {
        const answer = await answerOf(api(), request.clone());
        await released;
        return answer;
      }),
    );
    const { user, store } = await renderApp({ path: '/settings/blockchain', as: amara });
    await user.click(await screen.findByRole('switch', { name: 'Publish posts on blockchain' }));
    await waitFor(async () => expect((await me()).blockchain.publish_posts).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Basic information' }));
    const name = await screen.findByLabelText('Display name');
    await user.clear(name);
    await user.type(name, 'Ama N.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    release();
    await waitFor(() => expect(store.getState().session.user?.blockchain.publishPosts).toBe(true));
    expect(store.getState().session.user?.displayName).toBe('Ama N.');
    expect(store.getState().users[String(amara.id)]?.displayName).toBe('Ama N.');
  });

  it('SET-05 the last choice is saved also when the page is left before the one before it was answered', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    faults.use(
      http.post(
        '*/api/profile/editBlockchainSetting',
        async ({ request }) => {
          const answer = await answerOf(api(), request.clone());
          await released;
          return answer;
        },
        { once: true },
      ),
    );
    const { user } = await renderApp({ path: '/settings/blockchain', as: amara });
    const power = await screen.findByRole('slider', { name: 'Voting power' });
    fireEvent.change(power, { target: { value: '41' } });
    await waitFor(async () => expect((await me()).blockchain.voting_power).toBe(41));
    fireEvent.change(power, { target: { value: '42' } });
    await user.click(screen.getByRole('link', { name: 'Basic information' }));
    await screen.findByLabelText('Display name');
    release();
    await waitFor(async () => expect((await me()).blockchain.voting_power).toBe(42));
  });
});
