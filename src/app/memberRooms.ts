import { coinsSaga } from '@/features/coins/store';
import { commentsSaga } from '@/features/comments/store';
import { completionsSaga } from '@/features/completions/saga';
import { gifsSaga } from '@/features/gifs/saga';
import { uploadsSaga } from '@/features/media/saga';
import { notificationsSaga } from '@/features/notifications/saga';
import { peopleSaga } from '@/features/people/store';
import { postsSaga } from '@/features/posts/saga';
import { presenceSaga } from '@/features/presence/store';
import { previewsSaga } from '@/features/previews/saga';
import { reportsSaga } from '@/features/reports/store';
import { wallsSaga } from '@/features/walls/store';
import { writingSaga } from '@/features/writing/saga';

/** The sagas of every room that only members use, a chunk of their own. A new room adds its line here. */
export const memberRooms = [
  peopleSaga,
  presenceSaga,
  coinsSaga,
  completionsSaga,
  uploadsSaga,
  previewsSaga,
  gifsSaga,
  reportsSaga,
  postsSaga,
  writingSaga,
  commentsSaga,
  wallsSaga,
  notificationsSaga,
];
