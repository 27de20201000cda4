import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { queueFiles } from '@/features/media/queue';
import { clipQueued } from './clipUploads';
import { keepExtras, type Extras } from './extras';

interface NewClip extends Extras {
  file: Blob;
  name: string;
  text: string;
}

/** Starts to publish a short video, which goes on while its member moves about the app: the actions to dispatch (CLIP-02). */
export function publishClip({ file, name, text, ...extras }: NewClip): UnknownAction[] {
  const id = nanoid();
  keepExtras(id, extras);
  const path = `/upload/video?${new URLSearchParams({ text }).toString()}`;
  return [clipQueued(id), queueFiles([{ id, name, file }], path, true)];
}
