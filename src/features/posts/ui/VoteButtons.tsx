import { ArrowBigDown, ArrowBigUp, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { Tooltip } from '@/shared/ui/tooltip/Tooltip';
import type { TriggerProps } from '@/shared/ui/triggerProps';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import type { Vote, Votes } from '../types';
import { usePostTexts } from './postTexts';
import styles from './VoteButtons.module.css';

interface VoteButtonsProps {
  votes: Votes;
  /** Name of the group. */
  name: string;
  labels: Record<Vote, string>;
  /** Why the member cannot vote, which the buttons explain; null where they can. */
  refusal: string | null;
  size?: 'sm' | 'md';
  /** Called with the vote that is meant now: null takes it back. */
  onVote: (voted: Vote | null) => void;
}

/** Like and dislike with their counts; every press shows at once (POST-06). */
export function VoteButtons({ votes, name, labels, refusal, size = 'md', onVote }: VoteButtonsProps) {
  const t = usePostTexts();
  const { votesUp, votesDown, voted } = votes;
  const isDisabled = refusal !== null;
  const press = (vote: Vote) => {
    if (!isDisabled) onVote(voted === vote ? null : vote);
  };
  const likes = { count: votesUp, shown: formatCount(votesUp) };
  const dislikes = { count: votesDown, shown: formatCount(votesDown) };
  const buttons = (explanation: TriggerProps) => (
    <>
      <VoteButton
        icon={ArrowBigUp}
        shortcut="like"
        label={labels.like}
        isPressed={voted === 'like'}
        isDisabled={isDisabled}
        count={votesUp}
        spoken={t('likes', likes)}
        explanation={explanation}
        onPress={() => press('like')}
      />
      <VoteButton
        icon={ArrowBigDown}
        shortcut="dislike"
        label={labels.dislike}
        isPressed={voted === 'dislike'}
        isDisabled={isDisabled}
        count={votesDown}
        spoken={t('dislikes', dislikes)}
        explanation={explanation}
        onPress={() => press('dislike')}
      />
    </>
  );
  return (
    <div role="group" aria-label={name} className={styles.votes} data-size={size}>
      {isDisabled ? <Tooltip text={refusal}>{buttons}</Tooltip> : buttons({})}
    </div>
  );
}

interface VoteButtonProps {
  icon: LucideIcon;
  shortcut: Vote;
  label: string;
  isPressed: boolean;
  isDisabled: boolean;
  count: number;
  /** The count in words, for screen readers. */
  spoken: string;
  explanation: TriggerProps;
  onPress: () => void;
}

function VoteButton({
  icon: Icon,
  shortcut,
  label,
  isPressed,
  isDisabled,
  count,
  spoken,
  explanation,
  onPress,
}: VoteButtonProps) {
  const countId = useId();
  const isShown = !useQuiet() && count > 0;
  const described = [explanation['aria-describedby'], isShown && countId].filter(Boolean).join(' ');
  return (
    <span className={styles.vote}>
      <button
        {...explanation}
        type="button"
        className={styles.button}
        data-shortcut={shortcut}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isDisabled || undefined}
        aria-describedby={described === '' ? undefined : described}
        onClick={onPress}
      >
        <Icon aria-hidden="true" />
      </button>
      {isShown && (
        <>
          <span className={styles.count} aria-hidden="true">
            {formatCount(count)}
          </span>
          <VisuallyHidden id={countId}>{spoken}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
