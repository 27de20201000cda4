import { ArrowBigDown, ArrowBigUp, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@/shared/i18n/errorText';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { Tooltip } from '@/shared/ui/tooltip/Tooltip';
import type { TriggerProps } from '@/shared/ui/triggerProps';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { votes } from '../toggles';
import type { Post, Vote } from '../types';
import { usePostTexts } from './postTexts';
import styles from './VoteButtons.module.css';

interface VoteButtonsProps {
  post: Pick<Post, 'id' | 'voted' | 'votesUp' | 'votesDown'>;
  /** Own posts cannot be voted on, which the buttons explain (POST-06). */
  isOwn: boolean;
}

const ownPost = { code: 'cantVoteOnOwnPost', params: {} };

/** Like and dislike with their counts; every press shows at once (POST-06). */
export function VoteButtons({ post, isOwn }: VoteButtonsProps) {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const press = (vote: Vote) => {
    if (!isOwn) dispatch(votes.intend(post.id, post.voted === vote ? null : vote));
  };
  const likes = { count: post.votesUp, shown: formatCount(post.votesUp) };
  const dislikes = { count: post.votesDown, shown: formatCount(post.votesDown) };
  const buttons = (explanation: TriggerProps) => (
    <>
      <VoteButton
        icon={ArrowBigUp}
        shortcut="like"
        label={t('like')}
        isPressed={post.voted === 'like'}
        isDisabled={isOwn}
        count={post.votesUp}
        spoken={t('likes', likes)}
        explanation={explanation}
        onPress={() => press('like')}
      />
      <VoteButton
        icon={ArrowBigDown}
        shortcut="dislike"
        label={t('dislike')}
        isPressed={post.voted === 'dislike'}
        isDisabled={isOwn}
        count={post.votesDown}
        spoken={t('dislikes', dislikes)}
        explanation={explanation}
        onPress={() => press('dislike')}
      />
    </>
  );
  return (
    <div role="group" aria-label={t('vote')} className={styles.votes}>
      {isOwn ? <Tooltip text={errorText(ownPost)}>{buttons}</Tooltip> : buttons({})}
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
