import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { reloadDevice } from '@/shared/lib/device/device';
import type { WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import { clipOf } from '../../server/testing/clips';
import type { TestMember } from '../../server/testing/harness';
import { faults, useApi } from '../mocks/api';
// Compiled before the tests, not within the time of the first.
import '@/features/shortVideos/watching/ShortVideos';
import { renderApp } from '../mocks/renderApp';

describe('the short videos', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    reloadDevice();
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  /** Films `count` short videos of Yusuf, "Clip 1" the oldest. Answers their ids, the newest first. */
  async function film(count: number): Promise<string[]> {
    const made: string[] = [];
    for (let number = 1; number <= count; number += 1)
      made.unshift(await clipOf(api(), yusuf.id, `Clip ${number}`));
    return made;
  }
  async function open(path = '/shortVideos', as = amara) {
    const app = await renderApp({ path, as });
    const panel = async (text: string) => {
      // Another video has a panel of its own.
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'About this video' })).toHaveTextContent(text),
      );
    };
    return { ...app, shows: panel };
  }
  const videos = () => [...document.querySelectorAll('video')];
  const playing = () => videos().filter(({ paused }) => !paused);
  const controls = async () => within(await screen.findByRole('group', { name: 'Video controls' }));

  it('CLIP-01 shows the newest first, plays one and mounts five, and moves by keys and buttons', async () => {
    await film(9);
    const { user, shows } = await open();
    await shows('Clip 9');
    expect(screen.getAllByRole('article', { name: 'Video by Yusuf Demir' })).toHaveLength(9);
    expect(screen.getByText('1 of 9')).toBeInTheDocument();
    await waitFor(() => expect(playing()).toHaveLength(1));
    for (let number = 8; number >= 5; number -= 1) {
      await user.keyboard('{ArrowDown}');
      await shows(`Clip ${number}`);
    }
    expect(videos()).toHaveLength(5);
    await waitFor(() => expect(playing()).toHaveLength(1));
    await user.keyboard('{ArrowUp}');
    await shows('Clip 6');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await shows('Clip 5');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await shows('Clip 6');
    expect(screen.getByText('4 of 9')).toBeInTheDocument();
  });

  it('CLIP-01 is muted until asked, which holds for the next one', async () => {
    await film(2);
    const { user, shows } = await open();
    await shows('Clip 2');
    expect((await controls()).getByRole('button', { name: 'Unmute' })).toBeInTheDocument();
    expect(videos().every(({ muted }) => muted)).toBe(true);
    await user.keyboard('m');
    expect((await controls()).getByRole('button', { name: 'Mute' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await shows('Clip 1');
    expect((await controls()).getByRole('button', { name: 'Mute' })).toBeInTheDocument();
    expect(videos().some(({ muted }) => muted)).toBe(false);
  });

  it('G14 keeps speed, volume and loop on the device', async () => {
    await film(1);
    const { user, close } = await open();
    const shown = await controls();
    await user.click(shown.getByRole('button', { name: 'Speed 1×' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
    await user.keyboard('>l');
    expect(shown.getByRole('button', { name: 'Speed 2×' })).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Loop' })).toHaveAttribute('aria-pressed', 'false');
    close();
    await renderApp({ path: '/shortVideos', as: amara, keepsStorage: true });
    const again = await controls();
    expect(again.getByRole('button', { name: 'Speed 2×' })).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Loop' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('CLIP-01 pauses and goes on by the space bar, and ? lists the keys of the player', async () => {
    await film(1);
    const { user } = await open();
    const shown = await controls();
    await shown.findByRole('button', { name: 'Pause' });
    await user.keyboard(' ');
    expect(await shown.findByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(playing()).toHaveLength(0);
    await user.keyboard(' ');
    expect(await shown.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keys and what is remembered' });
    expect(within(help).getByText('Jump to that tenth')).toBeInTheDocument();
  });

  it('CLIP-01 opens one by its address, with its neighbours; the address follows the watched one', async () => {
    const [, second, third] = await film(4);
    const { user, shows } = await open(`/shortVideos/${third}`);
    await shows('Clip 2');
    expect(await screen.findByText('3 of 4')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    await shows('Clip 3');
    await waitFor(() => expect(location.pathname).toBe(`/shortVideos/${second}`));
  });

  it('CLIP-01 opens one beyond the list, first of all, and says where one is gone', async () => {
    const [newest] = await film(2);
    const { list } = (await amara.call<WireList<WireShortVideo>>('GET', '/api/shortclip/feed')).body;
    faults.use(
      http.get('*/api/shortclip/feed', () =>
        HttpResponse.json({ list: list.filter(({ id }) => id !== newest), count: 1 }),
      ),
    );
    const { user, shows } = await open(`/shortVideos/${newest}`);
    await shows('Clip 2');
    await user.keyboard('{ArrowDown}');
    await shows('Clip 1');
    // A backend that repeats its page for ever is asked a few times.
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeInTheDocument();
  });

  it('CLIP-01 says that a short video is gone, and leads to the others', async () => {
    await film(1);
    const { user, shows } = await open('/shortVideos/999');
    expect(await screen.findByText('This short video is not here')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All short videos' }));
    await shows('Clip 1');
  });

  it('CLIP-03 deletes one’s own after asking, and the next takes its place', async () => {
    await film(1);
    const own = await clipOf(api(), amara.id, 'Mine');
    const { user, shows } = await open();
    await shows('Mine');
    await waitFor(() => expect(location.pathname).toBe(`/shortVideos/${own}`));
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this short video?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await shows('Clip 1');
    expect(await screen.findByText('Short video deleted')).toBeInTheDocument();
    expect((await amara.call('GET', `/api/shortclip/${own}`)).status).toBe(404);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('CLIP-03 keeps the error of loading, shows it and tries again', async () => {
    await film(1);
    faults.use(
      http.get('*/api/shortclip/feed', () => HttpResponse.json({ code: 'genericError' }, { status: 500 })),
    );
    const { user, shows, store } = await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The short videos could not be loaded')).toBeInTheDocument();
    expect(store.getState().lists['shortVideos/feed|']?.error).toMatchObject({ status: 500 });
    faults.resetHandlers();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await shows('Clip 1');
  });

  it('RPT-01 reports one, which leaves the list', async () => {
    const [newest] = await film(2);
    const { user, shows } = await open();
    await shows('Clip 2');
    // The address names it, and yet the next one takes its place.
    await waitFor(() => expect(location.pathname).toBe(`/shortVideos/${newest}`));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report short video' }));
    await user.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await shows('Clip 1');
    expect(screen.getByText('1 of 1')).toBeInTheDocument();
  });

  it('CLIP-01 POST-01 POST-09 posts one, which shows in its place; what was written outlives a reload', async () => {
    const [newest] = await film(2);
    const draft = `text/${amara.id}/clip/${newest}`;
    const first = await open();
    await first.shows('Clip 2');
    await first.user.click(await screen.findByRole('button', { name: 'Post it' }));
    await first.user.type(await screen.findByLabelText('Post text'), 'Look');
    await waitFor(async () => expect(JSON.stringify((await get(draft)) ?? null)).toContain('Look'));
    first.close();

    const { user } = await renderApp({ path: `/shortVideos/${newest}`, as: amara, keepsStorage: true });
    await user.click(await screen.findByRole('button', { name: 'Post it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post this video' }));
    expect(await dialog.findByText('Draft restored')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Post text'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    const { list } = (await amara.call<WireList<WirePost>>('GET', `/api/post/user/${amara.id}`)).body;
    expect(list).toMatchObject([{ post: '', video: { key: expect.any(String) as unknown } }]);

    await user.click(screen.getAllByRole('link', { name: 'News feed' })[0] ?? document.body);
    const post = within(await screen.findByRole('article', { name: 'Post by Amara Nwosu' }));
    // Its address has ended, and a press asks for it anew.
    fireEvent.error(await post.findByLabelText('Short video of the post'));
    await user.click(await post.findByRole('button', { name: 'Try again' }));
    expect(await post.findByLabelText('Short video of the post')).toBeInTheDocument();
  });

  it('ANY-06 offers no post with one to a backend that takes none', async () => {
    await film(1);
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })));
    const { shows } = await open();
    await shows('Clip 1');
    expect(screen.queryByRole('button', { name: 'Post it' })).toBeNull();
  });

  it('CLIP-02 shows its author one that is prepared or failed, with the reason', async () => {
    await clipOf(api(), amara.id, 'Broken', { state: 'failed', failure: 'videoTooWide' });
    await clipOf(api(), amara.id, 'Soon', { state: 'processing' });
    const { user, shows } = await open();
    await shows('Soon');
    expect(screen.getByText('Being prepared')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await shows('Broken');
    expect(screen.getByText('Videos may have 1280 pixels on the longer side')).toBeInTheDocument();
  });

  it('CLIP-01 invites to add the first one where there is none', async () => {
    const { user } = await open();
    expect(await screen.findByText('No short videos yet')).toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: 'Add new' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'New short video' })).toBeInTheDocument();
  });
});
