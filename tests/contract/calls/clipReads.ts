import * as parts from '@/features/media/parts/api';
import * as shortVideos from '@/features/shortVideos/api';
import { bare, context, list, page } from './arguments';
import { all, idOf, pageOf, read, type Read } from './row';
import * as sample from './samples';

/** Reads of short videos. */
export const clipReads: Record<string, Read> = {
  'short videos': read({
    calls: [shortVideos.fetchClips],
    make: () => shortVideos.fetchClips(page, context),
    full: list(sample.clip),
    least: bare({ id: '91', file: '/files/73' }),
    told: pageOf,
  }),
  'what a short video in parts has become': read({
    calls: [parts.fetchMade],
    make: () => parts.fetchMade('/parts/1', context),
    full: { file_id: '71', id: '91' },
    least: { file_id: '71', id: '91' },
    told: all,
  }),
  'a short video': read({
    calls: [shortVideos.fetchClip],
    make: () => shortVideos.fetchClip('91', context),
    full: sample.clip,
    least: { id: '91', file: '/files/73' },
    told: idOf,
  }),
};
