import * as parts from '@/features/media/parts/api';
import * as adding from '@/features/shortVideos/adding/api';
import * as shortVideos from '@/features/shortVideos/api';
import { context } from './arguments';
import * as sample from './samples';
import type { Write } from './writes';

const file = new Blob(['a']);

/** Writes of short videos. */
export const clipWrites: Record<string, Write> = {
  'send a part of a short video': {
    calls: [parts.sendPart],
    make: () => parts.sendPart({ path: '/parts/1', offset: 0, part: new ArrayBuffer(1) }, () => {}, context),
  },
  'remove the parts of a short video': {
    calls: [parts.removeParts],
    make: () => parts.removeParts('/parts/1', context),
  },
  'delete a short video': {
    calls: [shortVideos.deleteClip],
    make: () => shortVideos.deleteClip({ id: '91' }, context),
  },
  'set the cover of a short video': {
    calls: [adding.sendPoster],
    make: async () => {
      await adding.sendPoster({ clipId: '91', picture: file }, context);
    },
    full: sample.clip,
  },
  'add captions to a short video': {
    calls: [adding.sendCaptions],
    make: async () => {
      await adding.sendCaptions({ clipId: '91', file, lang: 'en' }, context);
    },
    full: sample.clip,
  },
};
