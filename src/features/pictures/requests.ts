import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { messageRaised } from '@/shared/store/messages';
import { uploadsReleased } from '@/features/media/slice';
import type { ChangedPicture, NewPicture, PictureOf } from './types';

const keyOf = ({ kind, groupId = '', companyId = '' }: PictureOf) => `${kind} ${groupId} ${companyId}`;

/** Sets an uploaded picture; a failure shows in its dialog (PROF-03). */
export const setPicture = createRequest<[NewPicture], ChangedPicture, [PictureOf]>(
  'pictures/set',
  lazyCall(async () => (await import('./api')).setPicture),
  {
    key: keyOf,
    followUps: (_, { kind, uploadId }) => [
      uploadsReleased([uploadId]),
      messageRaised({ kind: 'success', text: `pictures:${kind}.changed` }),
    ],
  },
);

/** Deletes the avatar or the cover (PROF-03). */
export const removePicture = createRequest(
  'pictures/remove',
  lazyCall(async () => (await import('./api')).removePicture),
  {
    key: keyOf,
    followUps: (_, { kind }) => [messageRaised({ kind: 'success', text: `pictures:${kind}.deleted` })],
    messages: { failure: 'errors:failedTo.deleteImage' },
  },
);
