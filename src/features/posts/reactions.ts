import { sendReport } from '@/features/reports/requests';
import { on } from '@/shared/store/reactions';
import { leaveLists } from './requests';

export const reactions = [
  // A reported post counts as deleted for its reporter (RPT-01).
  on(sendReport.success, ({ meta: { arg } }) =>
    arg.subject.kind === 'post' ? leaveLists(arg.subject.id) : [],
  ),
];
