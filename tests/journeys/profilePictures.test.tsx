import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { testPicture } from '../../server/testing/pictures';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('pictures of a profile', () => {
  const api = useApi();
  let amara: TestMember;
  let key: string;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await testPicture('png'))]), 'me.png');
    const answer = await amara.call<{ file_id: string }>('POST', '/api/profile/photo', body);
    key = answer.body.file_id;
    await publish(amara, { post: 'Tea at four.' });
  });
  const shownAvatars = () =>
    [...document.querySelectorAll('img')].filter((image) => image.src.includes(`/files/${key}`)).length;

  it('PROF-03 deletes the avatar after asking, at once wherever it shows', async () => {
    const { user } = await renderApp({ path: '/profile/amara', as: amara });
    const main = await page();
    await main.findByRole('article', { name: 'Post by Amara Nwosu' });
    expect(shownAvatars()).toBeGreaterThanOrEqual(3);
    await user.click(main.getByRole('button', { name: 'Change avatar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change avatar' }));
    await user.click(dialog.getByRole('button', { name: 'Delete avatar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete avatar?' }));
    expect(sentCalls).not.toContain(`DELETE /api/profile/image/${key}`);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Avatar deleted.')).toBeInTheDocument();
    expect(shownAvatars()).toBe(0);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const me = await amara.call<{ avatar: unknown }>('GET', '/api/user/user/new');
    expect(me.body.avatar).toBeNull();
  });

  it('PROF-03 ERR-02 keeps the avatar when deleting it fails, and tries again', async () => {
    faults.use(
      http.delete(
        '*/api/profile/image/*',
        () => HttpResponse.json({ code: 'genericError' }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    const { user } = await renderApp({ path: '/profile/amara', as: amara });
    await user.click(await (await page()).findByRole('button', { name: 'Change avatar' }));
    await user.click(await screen.findByRole('button', { name: 'Delete avatar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete avatar?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete image. Please try again later.')).toBeInTheDocument();
    expect(shownAvatars()).toBeGreaterThan(0);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownAvatars()).toBe(0));
  });

  it('PROF-03 VAL-03 refuses what is no picture, or is too large, and sends nothing', async () => {
    const { user } = await renderApp({ path: '/profile/amara', as: amara });
    await user.click(await (await page()).findByRole('button', { name: 'Change cover' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change cover' }));
    expect(dialog.queryByRole('button', { name: 'Delete cover' })).not.toBeInTheDocument();
    pick(new File(['not a picture'], 'fake.png', { type: 'image/png' }));
    expect(
      await dialog.findByText('Incorrect image format, only PNG, JPEG and JPG are allowed'),
    ).toBeInTheDocument();
    const large = await picture('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    pick(large);
    expect(await dialog.findByText('Image size is greater than 10mb')).toBeInTheDocument();
    pick(await picture('fine.png'));
    expect(await dialog.findByRole('button', { name: 'Save picture' })).toBeInTheDocument();
    expect(dialog.queryByText('Image size is greater than 10mb')).not.toBeInTheDocument();
    expect(sentCalls).not.toContain('POST /api/profile/background');
  });

  it('PROF-03 leads from the own profile to its settings; others only see the pictures', async () => {
    await renderApp({ path: '/profile/amara', as: amara });
    const edit = await (await page()).findByRole('link', { name: 'Edit profile' });
    expect(edit).toHaveAttribute('href', '/settings/basic');
  });

  it('PROF-01 opens the picture of somebody else in full', async () => {
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const { user } = await renderApp({ path: '/profile/amara', as: yusuf });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Open picture of Amara Nwosu' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Change avatar', hidden: true })).not.toBeInTheDocument();
  });
});
