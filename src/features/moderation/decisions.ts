import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { decide } from './requests';
import type { Decision } from './types';

/** Answers that wait for six seconds and can be taken back before anything was sent (DESK-02, HOUR-04). */
export const decisions = createUndoable<Decision, undefined>('moderation/decisions', decide, describe);

function describe(given: readonly Decision[]): string {
  const { answer = 'keep', name = '', kind } = given[0] ?? {};
  const act = answer === 'keep' && kind === 'pending' ? 'publish' : answer;
  return i18n.t(`moderation:undo.${act}`, { name });
}
