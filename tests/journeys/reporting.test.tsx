import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { reports } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeCompany, makeGroup, publish } from '../../server/testing/posts';
import { answerLate, faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('reports of other things than posts', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  /** Opens the page, and reports what the menu is of. */
  async function reportAt(path: string, menu: string, title: string) {
    const { user } = await renderApp({ path, as: amara });
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.click(await within(dialog).findByRole('radio', { name: 'Spam' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent. Thank you for telling us.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return (await api().db.select().from(reports))[0];
  }

  it('DESK-02 RPT-01 a person', async () => {
    const row = await reportAt('/profile/yusuf', 'User options', 'Report member');
    expect(row).toMatchObject({ subject: 'user', authorId: yusuf.id, reason: 'spam' });
  });

  it('RPT-01 SHELL-14 what was entered is there when the dialog opens again, until it is sent', async () => {
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'User options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      return within(await screen.findByRole('dialog', { name: 'Report member' }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const first = await open();
    await user.click(await first.findByRole('radio', { name: 'Spam' }));
    await user.type(first.getByRole('textbox'), 'Every day');
    await user.keyboard('{Escape}');
    await closed();
    const second = await open();
    expect(await second.findByRole('radio', { name: 'Spam' })).toBeChecked();
    expect(second.getByRole('textbox')).toHaveValue('Every day');
    await user.click(second.getByRole('button', { name: 'Send report' }));
    await closed();
    expect((await api().db.select().from(reports))[0]).toMatchObject({ reason: 'spam' });
    const third = await open();
    expect(await third.findByRole('radio', { name: 'Spam' })).not.toBeChecked();
    expect(third.getByRole('textbox')).toHaveValue('');
  });

  it('RPT-01 ERR-01 says nothing of a user where what is reported was deleted meanwhile', async () => {
    const post = await publish(yusuf, { post: 'Soon gone' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    await user.click(await dialog.findByRole('radio', { name: 'Spam' }));
    await yusuf.call('DELETE', `/api/post/user/${post.id}`);
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).not.toHaveTextContent('User not found');
  });

  it('RPT-01 keeps a form open while a former one of the same thing is answered', async () => {
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'User options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      return within(await screen.findByRole('dialog', { name: 'Report member' }));
    };
    const former = await open();
    await user.click(await former.findByRole('radio', { name: 'Spam' }));
    const release = answerLate(api(), 'post', '*/api/report/user/:id');
    await user.click(former.getByRole('button', { name: 'Send report' }));
    await waitFor(async () => expect(await api().db.select().from(reports)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const form = await open();
    await user.type(await form.findByRole('textbox'), 'Every day');
    release();
    expect(await screen.findByText('Report sent. Thank you for telling us.')).toBeInTheDocument();
    expect(form.getByRole('textbox')).toHaveValue('Every day');
    expect(form.getByRole('button', { name: 'Send report' })).toBeEnabled();
  });

  it('RPT-01 offers no report again that was closed while it was sent, and keeps what was entered since', async () => {
    const { user, store } = await renderApp({ path: '/profile/yusuf', as: amara });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'User options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      return within(await screen.findByRole('dialog', { name: 'Report member' }));
    };
    const close = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const sendAndClose = async (typed: string) => {
      const form = await open();
      await user.click(await form.findByRole('radio', { name: 'Spam' }));
      await user.type(form.getByRole('textbox'), typed);
      const release = answerLate(api(), 'post', '*/api/report/user/:id');
      await user.click(form.getByRole('button', { name: 'Send report' }));
      await form.findByRole('button', { name: /Sending/ });
      await close();
      return release;
    };
    const releaseFirst = await sendAndClose('Every day ');
    releaseFirst();
    await screen.findByText('Report sent. Thank you for telling us.');
    expect((await open()).getByRole('textbox')).toHaveValue('');
    await close();
    const releaseSecond = await sendAndClose('Again');
    await user.type((await open()).getByRole('textbox'), ' and again');
    await close();
    releaseSecond();
    const isSent = () =>
      !Object.keys(store.getState().requests).some((key) => key.startsWith('reports/send'));
    await waitFor(() => expect(isSent()).toBe(true));
    expect((await open()).getByRole('textbox')).toHaveValue('Again and again');
  });

  it('RPT-01 AUTH-08 logging out forgets a report that was begun', async () => {
    const open = async (as: { token: string }) => {
      const app = await renderApp({ path: '/profile/yusuf', as });
      await app.user.click(await screen.findByRole('button', { name: 'User options' }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      const details = await screen.findByRole('textbox', { name: /^Details/ });
      return { ...app, details };
    };
    const { user, details, close } = await open(amara);
    await user.type(details, 'Every day');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
    close();
    expect((await open({ token: await api().newSession(amara.id) })).details).toHaveValue('');
  });

  it('DESK-02 RPT-01 a group', async () => {
    const groupId = await makeGroup(api(), yusuf.id, { permalink: 'sellers' });
    const row = await reportAt('/group/sellers', 'Group options', 'Report group');
    expect(row).toMatchObject({ subject: 'group', groupId });
  });

  it('DESK-02 RPT-01 a company', async () => {
    const companyId = await makeCompany(api(), 'Sales', { permalink: 'sales' });
    const row = await reportAt('/company/sales', 'Company options', 'Report company');
    expect(row).toMatchObject({ subject: 'company', companyId });
  });

  it('DESK-02 RPT-01 a comment, which is not one’s own', async () => {
    const post = await publish(amara, { post: 'Mine' });
    const { id } = await comment(yusuf, post.id, 'Buy now');
    const row = await reportAt(`/post/${post.id}`, 'Comment options', 'Report comment');
    expect(row).toMatchObject({ subject: 'comment', commentId: Number(id) });
  });

  it('ANY-06 is not offered where the backend takes reports of posts alone', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    await user.click(await screen.findByRole('button', { name: 'User options' }));
    await screen.findByRole('menuitem', { name: /Block/ });
    expect(screen.queryByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument();
  });
});
