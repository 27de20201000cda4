import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectLink } from '@/features/previews/slice';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { openComposer, type User } from '../mocks/composing';
import { reduceMotion } from '../mocks/reduceMotion';
import { renderApp } from '../mocks/renderApp';

const page = (url: string) => ({
  name: `About ${url}`,
  description: 'What stands there',
  url,
  type: 'link',
  image: null,
  code: null,
  provider_name: 'Example',
  width: 0,
  height: 0,
});

describe('what is added to a post', () => {
  const api = useApi();
  let amara: TestMember;
  const asked: string[] = [];

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    asked.length = 0;
  });
  const answerPreviews = () =>
    faults.use(
      http.post('*/api/op', async ({ request }) => {
        const { url } = (await request.json()) as { url: string };
        asked.push(url);
        if (url.includes('slow')) await delay(400);
        return HttpResponse.json(page(url));
      }),
    );
  async function start(): Promise<{ user: User; dialog: Awaited<ReturnType<typeof openComposer>> }> {
    const { user } = await renderApp({ as: amara });
    return { user, dialog: await openComposer(user) };
  }

  it('POST-02 previews the link as one types, once typing pauses, and publishes it', async () => {
    answerPreviews();
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText('Post text'), 'Read https://a.example/shade today');
    expect(await dialog.findByText('About https://a.example/shade')).toBeInTheDocument();
    expect(asked).toEqual(['https://a.example/shade']);
    const published: unknown[] = [];
    faults.use(
      http.post('*/api/post/*', async ({ request }) => {
        published.push(await request.json());
        return HttpResponse.json({ code: 400 }, { status: 400 });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(published).toMatchObject([
        { preview: { url: 'https://a.example/shade', provider_name: 'Example' } },
      ]),
    );
  });

  it('POST-02 shows the newest link, whichever answer comes first', async () => {
    answerPreviews();
    const { dialog } = await start();
    const field = dialog.getByLabelText('Post text');
    fireEvent.change(field, { target: { value: 'https://slow.example/' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'https://quick.example/' } });
    expect(await dialog.findByText('About https://quick.example/')).toBeInTheDocument();
    expect(asked).toEqual(['https://slow.example/', 'https://quick.example/']);
    expect(dialog.queryByText('About https://slow.example/')).not.toBeInTheDocument();
  });

  it('POST-02 takes a preview away for good', async () => {
    answerPreviews();
    const { user, dialog } = await start();
    const field = dialog.getByLabelText('Post text');
    fireEvent.change(field, { target: { value: 'See https://a.example/' } });
    await user.click(await dialog.findByRole('button', { name: 'Remove preview' }));
    expect(dialog.queryByText('About https://a.example/')).not.toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'See https://a.example/ and https://b.example/' } });
    expect(await dialog.findByText('About https://b.example/')).toBeInTheDocument();
    expect(asked).toEqual(['https://a.example/', 'https://b.example/']);
  });

  it('POST-02 a failed preview sets the error flag, clears the preview and leaves the post usable', async () => {
    answerPreviews();
    const { user, store } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    const field = dialog.getByLabelText('Post text');
    fireEvent.change(field, { target: { value: 'https://a.example/' } });
    await dialog.findByText('About https://a.example/');
    faults.use(http.post('*/api/op', () => HttpResponse.json({ code: 422 }, { status: 422 })));
    fireEvent.change(field, { target: { value: 'https://b.example/' } });
    expect(await dialog.findByText('No preview could be loaded for this link.')).toBeInTheDocument();
    expect(dialog.queryByText('About https://a.example/')).not.toBeInTheDocument();
    expect(selectLink(store.getState(), `post/user/${amara.id}`)).toMatchObject({
      hasFailed: true,
      preview: null,
    });
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
  });

  it('POST-03 searches GIFs, moves by arrows, picks with Enter and publishes the GIF alone', async () => {
    const { user, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Add GIF' }));
    const search = await dialog.findByRole('searchbox', { name: 'Search GIFs' });
    await user.type(search, 'heart');
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeLessThan(24));
    const [first, second] = dialog.getAllByRole('option');
    search.focus();
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Remove GIF' })).toBeInTheDocument();
    expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    const { body } = await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`);
    expect(body.list[0]).toMatchObject({ post: '', gif_link: expect.stringContaining('/media/') as string });
  });

  it('POST-03 GIFs stand still for who asked for less motion, but for the one in focus or pointed at', async () => {
    reduceMotion();
    const { user, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Add GIF' }));
    const [first, second] = await dialog.findAllByRole('option');
    const isStill = (option: HTMLElement | undefined) =>
      option?.querySelector('img')?.getAttribute('src')?.endsWith('still');
    expect(dialog.getAllByRole('option').every(isStill)).toBe(true);
    first?.focus();
    await waitFor(() => expect(isStill(first)).toBe(false));
    await user.hover(second ?? document.body);
    expect(isStill(second)).toBe(false);
    await user.unhover(second ?? document.body);
    expect(isStill(second)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Play GIFs' }));
    expect(dialog.getAllByRole('option').some(isStill)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Pause GIFs' }));
    expect(dialog.getAllByRole('option').every(isStill)).toBe(true);
  });

  it('POST-03 SHELL-14 says that GIFs could not be loaded and tries again; Escape closes the picker alone', async () => {
    faults.use(
      http.get('*/getgiphies', () => HttpResponse.json({ code: 400 }, { status: 400 }), { once: true }),
    );
    const { user, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Add GIF' }));
    expect(await dialog.findByText('GIFs could not be loaded')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect((await dialog.findAllByRole('option')).length).toBeGreaterThan(3);
    dialog.getByRole('searchbox').focus();
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveFocus();
  });

  it('POST-09 offers members for @, shows names and inserts the permalink, all by keyboard', async () => {
    const { user, dialog } = await start();
    const field = dialog.getByLabelText('Post text');
    await user.type(field, 'With @dem');
    const option = await dialog.findByRole('option', { name: /Yusuf Demir/ });
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('With @yusuf ');
    expect(dialog.queryByRole('option')).not.toBeInTheDocument();
    await user.type(field, 'again @yus');
    await dialog.findByRole('option', { name: /Yusuf Demir/ });
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue('With @yusuf again @yus');
    expect(sentCalls.filter((call) => call.endsWith('/api/search/autocomplete')).length).toBeLessThanOrEqual(
      2,
    );
  });

  it.each([true, false])(
    'POST-10 tells whether the post will be on the blockchain: %s',
    async (publishPosts) => {
      await amara.call('POST', '/api/profile/editBlockchainSetting', { publishPosts, votingPower: 100 });
      const { dialog } = await start();
      expect(dialog.queryAllByText('On chain')).toHaveLength(publishPosts ? 1 : 0);
    },
  );
});
