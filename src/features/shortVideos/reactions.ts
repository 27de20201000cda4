import { sendReport } from '@/features/reports/requests';
import { on } from '@/shared/store/reactions';
import { clips } from './entities';

export const reactions = [
  // The server shows a reported one to its reporter no more (RPT-01).
  on(sendReport.success, ({ meta: { arg } }) =>
    arg.subject.kind === 'clip' ? [clips.removed(arg.subject.id)] : [],
  ),
];
