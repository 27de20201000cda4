import { taskOf } from '../session/phases';
import type { SentRecord } from '../session/records';
import type { Phase, Task } from '../session/state';

/** `at` (MIG-05): 0 generating, 1 approval asked, 2 approval sent, 3 migration asked. */
export interface Progress {
  at: 0 | 1 | 2 | 3;
  /** Number of wallet requests; 1 when the allowance is sufficient. */
  prompts: 1 | 2;
  amount: bigint;
  hash: string | null;
  kind: Task['kind'];
  /** True while another page goes on with it. */
  isElsewhere: boolean;
}

/** Progress shown in a phase; null where another screen is shown. */
export function progressOf(phase: Phase): Progress | null {
  switch (phase.at) {
    case 'locking':
    case 'waiting': {
      const { next } = phase;
      const isElsewhere = phase.at === 'waiting';
      if (next.kind === 'finish') return { ...approvalSent(next.record), isElsewhere };
      return isElsewhere ? null : submitting(next.task, 0, next.prompts);
    }
    case 'generating':
      return { ...submitting(phase.task, phase.hash === null ? 0 : 2, phase.prompts), hash: phase.hash };
    case 'asking':
      return submitting(phase.task, phase.kind === 'approve' ? 1 : 3, phase.prompts);
    case 'approving':
      return approvalSent(phase.record);
    default:
      return null;
  }
}

function submitting(task: Task, at: Progress['at'], prompts: 1 | 2): Progress {
  const { amount, approved } = task;
  // After the earlier approval is taken back, the rest is an ordinary submission.
  const kind = task.kind === 'reset' && approved !== null && at !== 2 ? 'migrate' : task.kind;
  return { at, prompts, amount, hash: null, kind, isElsewhere: false };
}

function approvalSent(record: SentRecord): Progress {
  const { kind, amount } = taskOf(record);
  return { at: 2, prompts: 2, amount, hash: record.hash, kind, isElsewhere: false };
}
