import { fileUrl } from '@/shared/lib/files/fileUrl';
import { isRegistered, registerFile, registerStored, uploadPath } from './registry';
import { uploadsAdopted, uploadsQueued } from './slice';
import type { Image } from './types';

export interface LocalFile {
  id: string;
  name: string;
  file: Blob;
}

/**
 * Registers files and returns the action that starts their uploads; registered ones are left alone.
 * @param path of the call that takes the files
 * @param isBackground true for files that go on while the member moves around the app
 */
export function queueFiles(
  files: readonly LocalFile[],
  path = uploadPath,
  isBackground = false,
): ReturnType<typeof uploadsQueued> {
  const added = files.filter(({ id }) => !isRegistered(id));
  for (const { id, file } of added) registerFile(id, file, path);
  return uploadsQueued(
    added.map(({ id, name, file }) => ({ id, name, size: file.size, ...(isBackground && { isBackground }) })),
  );
}

/**
 * Registers pictures that the server already holds: returns the ids of their uploads and the action that adds
 * them.
 * Their keys serve as ids, so that a draft finds them again.
 */
export function adoptStored(images: readonly Image[]) {
  for (const image of images) registerStored(image.key, image.key, fileUrl(image, 'medium'));
  const ids = images.map(({ key }) => key);
  const sent = { name: '', size: 0, status: 'sent' as const, sentBytes: 0, error: null };
  return { ids, action: uploadsAdopted(ids.map((id) => ({ id, key: id, ...sent }))) };
}
