import type { UnknownAction } from '@reduxjs/toolkit';
import { queueFiles } from '@/features/media/queue';
import type { OutgoingClip } from '../kept/outgoing';
import { clipQueued } from './clipUploads';
import { keepExtras } from './extras';

/**
 * Starts to publish a short video, which goes on while its member moves about the app: the actions to dispatch
 * (CLIP-02).
 */
export function publishClip({ id, file, name, text, ...extras }: OutgoingClip): UnknownAction[] {
  keepExtras(id, extras);
  const path = `/upload/video?${new URLSearchParams({ text }).toString()}`;
  return [clipQueued(id), queueFiles([{ id, name, file }], path, true)];
}
