import type { Action } from '@reduxjs/toolkit';
import { isNewsOf } from '@/features/live/slice';
import { sendReport } from '@/features/reports/requests';
import { on, type Fact } from '@/shared/store/reactions';
import { clips, type ClipsState } from './entities';
import { loadClip } from './lists';

const preparingTold: Fact = {
  match: (action): action is Action => isNewsOf('clip')(action),
};

export const reactions = [
  // The server shows a reported one to its reporter no more (RPT-01).
  on(sendReport.success, ({ meta: { arg } }) =>
    arg.subject.kind === 'clip' ? [clips.removed(arg.subject.id)] : [],
  ),
  // The stream says when one is prepared (CLIP-02, LIVE-02).
  on(preparingTold, (_, { clips: known }: ClipsState) =>
    Object.values(known).flatMap(({ id, state }) => (state === 'processing' ? [loadClip.request(id)] : [])),
  ),
];
