import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { deferred } from '@/shared/store/testStore';
import { pendingPicture, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { useKeptFiles } from '../mocks/keptFiles';
import { reduceMotion } from '../mocks/reduceMotion';
import { renderApp } from '../mocks/renderApp';

const api = useApi();
useKeptFiles();

it('POST-08 A11Y what is typed on while a description is being saved is not lost, nor its form closed', async () => {
  reduceMotion();
  const amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  const post = await publish(amara, { post: 'Look', photos: [await pendingPicture(api(), amara.id)] });
  const { user } = await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
  const viewer = within(await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ }));
  const describe = async () => user.click(await viewer.findByRole('button', { name: 'Describe photo' }));
  const field = () => screen.findByRole('textbox', { name: 'What is in the picture' });
  await describe();
  await user.type(await field(), 'A boat');
  const answer = deferred<undefined>();
  faults.use(http.patch('*/api/files/key/*', () => answer.promise));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await field(), ' at sea');
  answer.resolve(undefined);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(await field()).toHaveValue('A boat at sea');
  await user.keyboard('{Escape}');
  expect(await viewer.findByRole('img', { name: 'A boat' })).toBeInTheDocument();
  await describe();
  expect(await field()).toHaveValue('A boat at sea');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await viewer.findByRole('img', { name: 'A boat at sea' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'What is in the picture' })).toBeNull());
  expect(sentCalls.filter((call) => call.startsWith('PATCH /api/files/key/'))).toHaveLength(2);
});
