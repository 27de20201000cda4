import { fireEvent, screen, within } from '@testing-library/react';
// Compiles the dialog before any test runs: for the first time that can take longer than a dialog may.
import '@/features/writing/ui/Writing';
import { deferred } from '@/shared/store/testStore';
import { testPicture } from '../../server/testing/pictures';
import type { renderApp } from './renderApp';

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

export async function openComposer(user: User) {
  await user.click(await screen.findByRole('button', { name: "What's on your mind?" }));
  return within(await screen.findByRole('dialog', { name: 'Create post' }));
}

/** A valid picture of one colour. */
export async function picture(name: string, colour = '#b03020'): Promise<File> {
  return new File([new Uint8Array(await testPicture('png', { colour }))], name, { type: 'image/png' });
}

/** A valid picture on a slow disk: its bytes come with `read`. */
export async function slowPicture(name: string): Promise<{ file: File; read: () => void }> {
  const file = await picture(name);
  const bytes = await file.slice(0, 8).arrayBuffer();
  const disk = deferred<ArrayBuffer>();
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => disk.promise });
  return { file, read: () => disk.resolve(bytes) };
}

/** Chooses files in the open dialog's file picker, or in the page's without a dialog. */
export function pick(...files: File[]): void {
  // Avoids an attribute selector: the test DOM's may return results from before the attribute was set.
  const place = document.querySelector('[role=dialog]') ?? document;
  const input = [...place.querySelectorAll('input')].find(({ type }) => type === 'file');
  if (!input) throw new Error('There is no file picker');
  fireEvent.change(input, { target: { files } });
}

/** In order. */
export const photoNames = () =>
  [...screen.getByRole('list', { name: 'Photos' }).querySelectorAll('img')].map((image) =>
    image.getAttribute('alt'),
  );
