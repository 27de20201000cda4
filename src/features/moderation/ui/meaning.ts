import type { moderation } from '@/shared/i18n/en/moderation';
import type { DeskAnswer } from '@/shared/wire/moderation';
import type { ReviewItem } from '../types';

/** Consequence of an answer, by kind of thing and desk (DESK-02). */
export function meaningOf(
  {
    kind,
    subject,
    group,
    answers,
    hidden,
  }: Pick<ReviewItem, 'kind' | 'subject' | 'group' | 'answers' | 'hidden'>,
  answer: DeskAnswer,
): keyof (typeof moderation)['means'] {
  if (kind === 'appeal') return answer === 'keep' ? 'restore' : 'uphold';
  if (kind === 'pending' && answer === 'keep') return group === null ? 'publishLinks' : 'publish';
  if (kind === 'pending' && answer === 'remove') return 'refuse';
  if (answer === 'keep') return hidden ? 'restore' : 'keep';
  if (answer === 'remove')
    return subject.kind === 'group' || subject.kind === 'company' ? 'delete' : 'remove';
  if (answer === 'silence' && subject.kind === 'group') return 'archive';
  const isInGroup = group !== null && answers.includes(answer);
  return isInGroup ? `${answer}InGroup` : answer;
}
