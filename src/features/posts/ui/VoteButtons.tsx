import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { Tooltip } from '@/shared/ui/tooltip/Tooltip';
import type { TriggerProps } from '@/shared/ui/triggerProps';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import type { Vote, Votes } from '../types';
import { usePostTexts } from './postTexts';
import styles from './VoteButtons.module.css';

const kinds = ['like', 'dislike'] as const;
const icons = { like: ArrowBigUp, dislike: ArrowBigDown };

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
  const isDisabled = refusal !== null;
  const counts = { like: votes.votesUp, dislike: votes.votesDown };
  const buttons = (explanation: TriggerProps) =>
    kinds.map((vote) => (
      <VoteButton
        key={vote}
        vote={vote}
        label={labels[vote]}
        isPressed={votes.voted === vote}
        isDisabled={isDisabled}
        count={counts[vote]}
        spoken={t(`${vote}s`, { count: counts[vote], shown: formatCount(counts[vote]) })}
        explanation={explanation}
        onPress={() => {
          if (!isDisabled) onVote(votes.voted === vote ? null : vote);
        }}
      />
    ));
  return (
    <div role="group" aria-label={name} className={styles.votes} data-size={size}>
      {isDisabled ? <Tooltip text={refusal}>{buttons}</Tooltip> : buttons({})}
    </div>
  );
}

interface VoteButtonProps {
  vote: Vote;
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
  vote,
  label,
  isPressed,
  isDisabled,
  count,
  spoken,
  explanation,
  onPress,
}: VoteButtonProps) {
  const Icon = icons[vote];
  const countId = useId();
  const isShown = !useQuiet() && count > 0;
  const described = [explanation['aria-describedby'], isShown && countId].filter(Boolean).join(' ');
  return (
    <span className={styles.vote} data-vote={vote}>
      <button
        {...explanation}
        type="button"
        className={styles.button}
        data-shortcut={vote}
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
