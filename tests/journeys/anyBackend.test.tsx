import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { WireLoggedUser } from '@/shared/wire/user';
import { twoFactorMethods } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { memberPassword } from '../../server/testing/members';
import { comment, publish } from '../../server/testing/posts';
import { answerOf, faults, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const email = 'sam@kith.example';

/** Screens on answers of backends that the customer's description allows, in the place of the shipped server's. */
describe('another backend', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', publishPosts: true });
  });

  const me = async () => (await amara.call<WireLoggedUser>('GET', '/api/user/user/new')).body;
  const says = (method: 'get' | 'post', path: string, body: object | null, status = 200) =>
    faults.use(http[method](path, () => HttpResponse.json(body, { status })));

  async function signUp() {
    const { user } = await renderApp({ path: '/signUp' });
    const values = {
      'First name': 'Sam',
      'Last name': 'Newcomer',
      Email: email,
      Password: memberPassword,
      'Confirm password': memberPassword,
    };
    for (const [label, value] of Object.entries(values))
      await user.type(await screen.findByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    return user;
  }

  it('ANY-02 AUTH-05 a registration answered with nothing leads to the page about the mail', async () => {
    faults.use(http.post('*/api/users/register', () => new HttpResponse(null, { status: 204 })));
    await signUp();
    expect(await screen.findByRole('heading', { name: 'Confirmation email sent' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(email))).toBeInTheDocument();
  });

  it.each([['plainPassword'], ['plain_password'], ['password']])(
    'ANY-03 AUTH-05 a password refused as %s says so at its field',
    async (field) => {
      says('post', '*/api/users/register', { dictionary_code: 'x', fields: { [field]: 'mismatch' } }, 422);
      await signUp();
      await waitFor(() =>
        expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Values do not match/),
      );
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('ANY-03 the banner says what no field shows, beside what a field does', async () => {
    const fields = { captcha: 'required', first_name: 'invalid' };
    says('post', '*/api/users/register', { error: { dictionaryCode: 'x', fields } }, 422);
    await signUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is required.');
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Invalid value.');
  });

  it('ANY-03 AUTH-06 a new password that is refused says so at its field', async () => {
    says('post', '*/api/users/emailReset', { data: { fields: { newPassword: 'mismatch' } } }, 422);
    const { user } = await renderApp({ path: '/resetPassword?token=t' });
    await user.type(await screen.findByLabelText('New password'), memberPassword);
    await user.type(screen.getByLabelText(/^Confirm/), memberPassword);
    await user.click(screen.getByRole('button', { name: 'Update password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Values do not match/),
    );
  });

  it('API-06 SET-03 a wrong old password answered with 401 keeps the login and says so at its field', async () => {
    says('post', '*/api/profile/change-password', { message: 'Wrong password' }, 401);
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await user.type(form.getByLabelText('Old password'), 'Something-else-1');
    await user.type(form.getByLabelText('New password'), 'Brand-new-house-9');
    await user.type(form.getByLabelText('Confirm new password'), 'Brand-new-house-9');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(form.getByLabelText('Old password')).toHaveAccessibleDescription('Invalid old password'),
    );
    expect(location.pathname).toBe('/settings/security');
  });

  describe('two-factor', () => {
    const methods = async () => within(await screen.findByRole('list', { name: 'Methods in use' }));

    it('TFA-05 a method that does not say whether it is verified is in use', async () => {
      says('get', '*/api/2fa', { list: [{ twoFactorAuthApp: { id: 7, accountName: 'My phone' } }] });
      await renderApp({ path: '/settings/security', as: amara });
      expect((await methods()).getByText('My phone')).toBeInTheDocument();
    });

    it.each([
      ['a PNG', { secret: 'JBSWY3DP', qr: 'data:image/png;base64,iVBORw0KGgo=' }, true],
      ['a picture elsewhere', { secret: 'JBSWY3DP', qr: 'https://evil.example/qr.png' }, false],
      ['none', { secret: 'JBSWY3DP' }, false],
      ['none and only the address', { uri: 'otpauth://totp/Kith?secret=JBSWY3DP&issuer=Kith' }, false],
    ])('TFA-03 sets an app up with %s for a QR code', async (_, offer, hasPicture) => {
      says('get', '*/api/2fa/app', offer);
      const { user } = await renderApp({ path: '/settings/security/twoFactor', as: amara });
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      expect(await screen.findByText('JBSW Y3DP')).toBeInTheDocument();
      expect(screen.queryAllByRole('img', { name: /QR code/ })).toHaveLength(hasPicture ? 1 : 0);
    });

    const two = async () => {
      const createdAt = api().clock.now();
      const factor = { userId: amara.id, kind: 'app', createdAt, verifiedAt: createdAt } as const;
      await api()
        .db.insert(twoFactorMethods)
        .values([
          { ...factor, secret: 'A', accountName: 'My phone', isDefault: true },
          { ...factor, secret: 'B', accountName: 'Tablet' },
        ]);
    };
    const make = { name: 'Make default: Authentication app, Tablet' };

    it('M3 ANY-06 offers no other default where the backend does not name the call', async () => {
      await two();
      says('get', '*/api/status', { is_maintance_mode: false });
      const { store } = await renderApp({ path: '/settings/security', as: amara });
      const list = await methods();
      await waitFor(() => expect(store.getState().requests['session/loadStatus|']?.status).toBe('succeeded'));
      expect(list.getByText('Tablet')).toBeInTheDocument();
      expect(list.queryByRole('button', make)).not.toBeInTheDocument();
    });

    it.each([
      [405, {}],
      [501, {}],
      [404, {}],
    ])('M3 ANY-06 hides it once the call turned out to be missing, with %i', async (status, body) => {
      await two();
      says('post', '*/api/2fa/app/default/*', body, status);
      const { user } = await renderApp({ path: '/settings/security', as: amara });
      const list = await methods();
      await user.click(await list.findByRole('button', make));
      await waitFor(() => expect(list.queryByRole('button', make)).not.toBeInTheDocument());
    });

    it('ANY-06 a 404 with a code speaks of the method: the control stays', async () => {
      await two();
      says('post', '*/api/2fa/app/default/*', { dictionary_code: 'notFound' }, 404);
      const { user } = await renderApp({ path: '/settings/security', as: amara });
      const list = await methods();
      await user.click(await list.findByRole('button', make));
      expect(await list.findByText('User not found')).toBeInTheDocument();
      expect(list.getByRole('button', make)).toBeInTheDocument();
    });
  });

  it('ANY-01 CMT-01 offers more comments where the count is merely that of the page', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    for (let number = 1; number <= 8; number += 1) await comment(amara, post.id, `Comment ${number}`);
    const top = await comment(amara, post.id, 'Answered');
    for (let number = 1; number <= 4; number += 1) await comment(amara, `reply/${top.id}`, `Reply ${number}`);
    faults.use(
      http.get('*/api/comments/user/:id', async ({ request }) => {
        const { list } = (await (await answerOf(api(), request)).json()) as { list: WireComment[] };
        return HttpResponse.json({ list, count: list.length });
      }),
    );
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: /^Show replies/ }));
    await user.click(await screen.findByRole('button', { name: 'Load more replies' }));
    expect(await screen.findByText('Reply 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more replies' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more comments' }));
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more comments' })).not.toBeInTheDocument();
  });

  it('M4 ANY-06 offers no switch for the chain, and sends no choice, where the backend does not name it', async () => {
    says('get', '*/api/status', { is_maintance_mode: 0 });
    const { user, store } = await renderApp({ as: amara });
    await waitFor(() => expect(store.getState().requests['session/loadStatus|']?.status).toBe('succeeded'));
    const dialog = await openComposer(user);
    expect(dialog.getByLabelText('Post text')).toBeInTheDocument();
    expect(dialog.queryByRole('switch', { name: 'Publish on blockchain' })).not.toBeInTheDocument();
    let sent: object = {};
    faults.use(
      http.post('*/api/post/user/:id', async ({ request }) => {
        sent = (await request.clone().json()) as object;
      }),
    );
    await user.type(dialog.getByLabelText('Post text'), 'As the customer lists it');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect(Object.keys(sent).sort()).toEqual(['gif_link', 'photos', 'post', 'preview']);
  });

  it.each([
    ['1990-05-17', ['17', '5', '1990']],
    ['1990-05-17T23:30:00.000Z', ['17', '5', '1990']],
    [{ day: '17', month: '5', year: '1990' }, ['17', '5', '1990']],
    ['soon', ['1', '1', '2000']],
    [{ day: 31, month: 2, year: 1991 }, ['1', '1', '2000']],
    [[17], ['1', '1', '2000']],
    [null, ['', '', '']],
    [undefined, ['', '', '']],
  ])('VAL-08 shows the birthday %j', async (birthday, expected) => {
    says('get', '*/api/user/user/new', { ...(await me()), birthday });
    await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await screen.findByRole('form', { name: 'Basic information' }));
    expect(
      ['Day', 'Month', 'Year'].map((label) => fields.getByLabelText<HTMLSelectElement>(label).value),
    ).toEqual(expected);
  });

  it.each([
    ['wrapped', (account: object) => ({ data: account })],
    [
      'with the profile beside the pictures',
      (account: object) => ({ profile: account, avatar: null, cover: null }),
    ],
  ])('H4 SET-04 shows the privacy settings of an account %s', async (_, form) => {
    says('get', '*/api/user/user/new', form(await me()));
    await renderApp({ path: '/settings/privacy', as: amara });
    const fields = within(await screen.findByRole('form', { name: 'Who can see and do what' }));
    expect(fields.getByLabelText('Photos and videos')).toHaveValue('everyone');
    expect(fields.getByLabelText('Profile details')).toHaveValue('everyone');
  });

  it.each([
    ['notification', null],
    ['notification', { vote: null }],
    ['privacy', undefined],
    ['privacy', { media: null }],
    ['blockchain', undefined],
    ['blockchain', { publish_posts: true }],
    ['counts', null],
    ['email', null],
    ['created_at', null],
  ])('M6 an account whose %s is %j opens the app', async (field, value) => {
    says('get', '*/api/user/user/new', { ...(await me()), [field]: value });
    await renderApp({ as: amara });
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it.each([undefined, 0, -1, 'many'])(
    'M1 CMT-01 loads more comments when their count is %j',
    async (count) => {
      const post: WirePost = await publish(amara, { post: 'Talk' });
      for (let number = 1; number <= 8; number += 1) {
        api().clock.advance(1);
        await comment(amara, post.id, `Number ${number}`);
      }
      faults.use(
        http.get('*/api/comments/user/:id', async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const { body } = await amara.call<{ list: WireComment[] }>('GET', pathname + search);
          return HttpResponse.json({ list: body.list, count });
        }),
      );
      const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
      await user.click(await screen.findByRole('button', { name: 'Load more comments' }));
      expect(await screen.findByText('Number 1')).toBeInTheDocument();
    },
  );

  it('ANY-06 POST-06 comments without votes have no buttons for them', async () => {
    const post: WirePost = await publish(amara, { post: 'Talk' });
    const { votes_up, votes_down, voted, ...plain } = await comment(amara, post.id, 'A plain one');
    expect([votes_up, votes_down, voted]).toEqual([0, 0, null]);
    says('get', '*/api/comments/user/:id', { list: [plain], count: 1 });
    await renderApp({ path: `/post/${post.id}`, as: amara });
    const article = within((await screen.findByText('A plain one')).closest('article') ?? document.body);
    expect(article.getByRole('button', { name: 'Reply' })).toBeInTheDocument();
    expect(article.queryByRole('group', { name: 'Vote for the comment' })).not.toBeInTheDocument();
  });

  it.each(['constructor', 'a/b?c'])('L1 shows a post with the id %s', async (id) => {
    const post: WirePost = await publish(amara, { post: 'An odd one' });
    says('get', '*/api/post/news', { list: [{ ...post, id }], count: 1 });
    await renderApp({ as: amara });
    expect(await screen.findByText('An odd one')).toBeInTheDocument();
  });
});
