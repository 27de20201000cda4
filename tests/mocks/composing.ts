import { fireEvent, screen, within } from '@testing-library/react';
import { testPicture } from '../../server/testing/pictures';
import type { renderApp } from './renderApp';

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens the composer of the page that shows. */
export async function openComposer(user: User) {
  await user.click(await screen.findByRole('button', { name: "What's on your mind?" }));
  return within(await screen.findByRole('dialog', { name: 'Create post' }));
}

/** A real picture of one colour as a file. */
export async function picture(name: string, colour = '#b03020'): Promise<File> {
  return new File([new Uint8Array(await testPicture('png', { colour }))], name, { type: 'image/png' });
}

/** Chooses files as the file picker of the open dialog would, or that of the page where none is open. */
export function pick(...files: File[]): void {
  // Not by an attribute selector: jsdom's may answer from before the attribute was set.
  const place = document.querySelector('[role=dialog]') ?? document;
  const input = [...place.querySelectorAll('input')].find(({ type }) => type === 'file');
  if (!input) throw new Error('There is no file picker');
  fireEvent.change(input, { target: { files } });
}

/** What the photos of the open editor are called, in their order. */
export const photoNames = () =>
  [...screen.getByRole('list', { name: 'Photos' }).querySelectorAll('img')].map((image) =>
    image.getAttribute('alt'),
  );
