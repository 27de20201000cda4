import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { openComposer, pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const page = (url: string) => ({
  name: `About ${url}`,
  description: '',
  url,
  type: 'link',
  image: null,
  code: null,
  provider_name: 'Example',
  width: 0,
  height: 0,
});
const link = 'https://a.example/shade';
const refused = () => HttpResponse.json({ code: 'genericError' }, { status: 400 });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a link preview on its way', () => {
  const api = useApi();
  let amara: TestMember;
  let asked: string[];
  let bodies: unknown[];
  /** Answers the pending look-ups. */
  let answer: (response: Response) => void;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
    asked = [];
    bodies = [];
    const held = new Promise<Response>((resolve) => (answer = resolve));
    const listen = async ({ request }: { request: Request }) => {
      bodies.push(await request.json());
      return refused();
    };
    faults.use(
      http.post('*/api/op', async ({ request }) => {
        asked.push(((await request.json()) as { url: string }).url);
        return (await held).clone();
      }),
      http.post('*/api/post/*', listen),
      http.patch('*/api/post/*', listen),
      http.post('*/api/comments/*', listen),
      http.patch('*/api/comments/*', listen),
    );
  });
  const wasAsked = () => waitFor(() => expect(asked).toEqual([link]));

  it.each([
    ['goes out with it', () => HttpResponse.json(page(link)), { url: link }],
    ['that fails goes out without', () => HttpResponse.json({ code: 422 }, { status: 422 }), null],
  ])(
    'POST-02 a post waits for a running preview, shows that it does, and one %s',
    async (_, found, preview) => {
      const { user } = await renderApp({ as: amara });
      const dialog = await openComposer(user);
      write(dialog.getByLabelText('Post text'), `Read ${link}`);
      await wasAsked();
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      const waiting = dialog.getByRole('button', { name: 'Publishing' });
      expect(waiting).toHaveAttribute('aria-busy', 'true');
      await user.click(waiting);
      expect(dialog.getByLabelText('Post text')).toBeDisabled();
      expect(bodies).toEqual([]);
      answer(found());
      await waitFor(() => expect(bodies).toMatchObject([{ post: `Read ${link}`, preview }]));
      expect(asked).toEqual([link]);
    },
  );

  it('POST-02 waits for the preview of a link that was pasted just before', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    write(dialog.getByLabelText('Post text'), link);
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByRole('button', { name: 'Publishing' })).toBeInTheDocument();
    await wasAsked();
    answer(HttpResponse.json(page(link)));
    await waitFor(() => expect(bodies).toMatchObject([{ preview: { url: link } }]));
  });

  it('POST-02 closing the composer while it waits publishes nothing and keeps the draft', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    write(dialog.getByLabelText('Post text'), link);
    await wasAsked();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    answer(HttpResponse.json(page(link)));
    const again = await openComposer(user);
    expect(again.getByLabelText('Post text')).toHaveValue(link);
    expect(await again.findByText(`About ${link}`)).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(bodies).toEqual([]);
  });

  it('POST-02 a draft that was left while its preview was looked up asks for it again', async () => {
    const before = await renderApp({ as: amara });
    const dialog = await openComposer(before.user);
    write(dialog.getByLabelText('Post text'), link);
    await wasAsked();
    before.close();
    asked.length = 0;
    answer(HttpResponse.json(page(link)));
    const { user } = await renderApp({ as: amara, keepsStorage: true });
    const again = await openComposer(user);
    expect(await again.findByDisplayValue(link)).toBeInTheDocument();
    expect(await again.findByText(`About ${link}`)).toBeInTheDocument();
  });

  it('POST-02 the next link takes the place of a preview that was removed, and both stay removed', async () => {
    const second = 'https://b.example/';
    faults.use(
      http.post('*/api/op', async ({ request }) =>
        HttpResponse.json(page(((await request.json()) as { url: string }).url)),
      ),
    );
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    write(dialog.getByLabelText('Post text'), `${link} ${second}`);
    await dialog.findByText(`About ${link}`);
    await user.click(dialog.getByRole('button', { name: 'Remove preview' }));
    await dialog.findByText(`About ${second}`);
    await user.click(dialog.getByRole('button', { name: 'Remove preview' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(bodies).toMatchObject([{ preview: null }]));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const unsent = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    await user.click(unsent.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ preview: null });
  });

  it('POST-02 POST-04 an edit waits for the preview of its new link', async () => {
    const post = await publish(amara, { post: 'First try' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    write(dialog.getByLabelText('Post text'), `Read ${link}`);
    await wasAsked();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    expect(bodies).toEqual([]);
    answer(HttpResponse.json(page(link)));
    await waitFor(() => expect(bodies).toMatchObject([{ preview: { url: link } }]));
  });

  it.each([
    ['Edit', 'Edit post', 'Save changes'],
    ['Boost', 'Boost post', 'Publish'],
  ])(
    'POST-02 POST-04 nothing goes out by %s while it is asked whether to discard it',
    async (act, title, send) => {
      const author = act === 'Edit' ? amara : await api().member();
      const post = await publish(author, { post: 'First try' });
      const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
      if (act === 'Edit') await user.click(await screen.findByRole('button', { name: 'Post options' }));
      await user.click(await screen.findByRole(act === 'Edit' ? 'menuitem' : 'button', { name: act }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      write(dialog.getByLabelText('Post text'), `Read ${link}`);
      await waitFor(() => expect(asked).toContain(link));
      await user.click(dialog.getByRole('button', { name: send }));
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      const question = within(await screen.findByRole('alertdialog'));
      answer(HttpResponse.json(page(link)));
      await user.click(question.getByRole('button', { name: 'Keep editing' }));
      expect(await dialog.findByText(`About ${link}`)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: send })).toBeEnabled();
      expect(bodies).toEqual([]);
    },
  );

  it('CMT-04 a comment waits for its preview; what is typed on meanwhile stays in the box', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    write(field, `Read ${link}`);
    await wasAsked();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    write(field, `Read ${link} and`);
    expect(bodies).toEqual([]);
    answer(HttpResponse.json(page(link)));
    await waitFor(() => expect(bodies).toMatchObject([{ msg: `Read ${link}`, preview: { url: link } }]));
    expect(field).toHaveValue(`Read ${link} and`);
    await user.click(await screen.findByRole('button', { name: 'Remove preview' }));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ preview: null });
  });

  it('CMT-04 a comment goes without the preview of what is typed next while it waits for its own', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    await renderApp({ path: `/post/${post.id}`, as: amara });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    write(field, `Read ${link}`);
    await wasAsked();
    fireEvent.keyDown(field, { key: 'Enter' });
    const next = 'https://b.example/';
    write(field, `Then ${next}`);
    await waitFor(() => expect(asked).toEqual([link, next]));
    answer(HttpResponse.json(page(next)));
    await waitFor(() => expect(bodies).toMatchObject([{ msg: `Read ${link}`, preview: null }]));
    expect(field).toHaveValue(`Then ${next}`);
  });

  it('CMT-04 a comment goes without the image that is taken out while it waits for its preview', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    write(field, `Read ${link}`);
    await wasAsked();
    pick(await picture('one.png'));
    const remove = await screen.findByRole('button', { name: 'Remove photo' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByRole('button', { name: 'Sending' });
    await user.click(remove);
    answer(HttpResponse.json(page(link)));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ msg: `Read ${link}`, photos: [], preview: { url: link } }]),
    );
  });

  it('CMT-05 removing the preview alone is a change of a comment', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const made = await comment(amara, post.id, `Read ${link}`);
    faults.use(
      http.get('*/api/comments/user/*', () =>
        HttpResponse.json({ list: [{ ...made, preview: page(link) }], count: 1 }),
      ),
    );
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove preview' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(bodies).toMatchObject([{ msg: `Read ${link}`, preview: null }]));
  });
});
