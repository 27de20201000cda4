import { screen, within } from '@testing-library/react';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { TestMember, TestServer } from '../../server/testing/harness';
import { pendingPicture } from '../../server/testing/posts';
import { mainLandmark } from './companies';
import { renderApp } from './renderApp';

type Main = Awaited<ReturnType<typeof mainLandmark>>;

/** Makes an album of so many photos. Answers it with their keys. */
export async function albumOf(server: TestServer, owner: TestMember, name: string, count = 0) {
  server.clock.advance(60);
  const { body } = await owner.call<WireAlbum>('POST', '/api/gallery/albums', { name, privacy: 'public' });
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) keys.push(await pendingPicture(server, owner.id));
  if (count > 0) await owner.call('PATCH', `/api/gallery/albums/${body.id}/photos`, { add: keys });
  return { ...body, keys };
}

export async function albumsOf(owner: TestMember): Promise<WireAlbum[]> {
  return (await owner.call<WireList<WireAlbum>>('GET', `/api/gallery/albums/${owner.id}`)).body.list;
}

/** Photos of an album as the server has them. */
export async function imagesIn(owner: TestMember, albumId: string, order = 'newest'): Promise<WireImage[]> {
  const query = `user_id=${owner.id}&album_id=${albumId}&order=${order}&per_page=50`;
  return (await owner.call<WireList<WireImage>>('GET', `/api/gallery/photos?${query}`)).body.list;
}

export const keysIn = async (...of: Parameters<typeof imagesIn>) =>
  (await imagesIn(...of)).map(({ key }) => key);

/** Opens a page of photos. */
export async function openPhotos(path: string, as: TestMember) {
  const app = await renderApp({ path, as });
  return { ...app, main: await mainLandmark() };
}

/** The button of a photo in the grid, once it is there. */
export const photoAt = (main: Main, position: number, total: number) =>
  main.findByRole('button', { name: new RegExp(`^(Open|Select|Leave out) photo ${position} of ${total}`) });

/** The dialog of this name. */
export const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));
