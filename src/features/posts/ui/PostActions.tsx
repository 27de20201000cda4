import { Bookmark, MessageSquare, Zap } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { tokenSymbol } from '@/shared/config/product';
import { errorText } from '@/shared/i18n/errorText';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { useWaiting } from '@/shared/undo/useWaiting';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import { bookmarks, votes } from '../toggles';
import type { Post } from '../types';
import { unsaving } from '../unsaving';
import styles from './PostActions.module.css';
import { usePostTexts } from './postTexts';
import { VoteButtons } from './VoteButtons';

export interface CommentsControl {
  /** True while the thread shows; left out where it always does. */
  isOpen?: boolean;
  /** Shows or hides the thread, or moves to it. */
  onPress: () => void;
  /** Called when the pointer or focus approaches: the time to preload the thread. */
  onNear?: () => void;
}

interface PostActionsProps {
  post: Post;
  isOwn: boolean;
  /** Without it the comments are a link to the post's own page. */
  comments?: CommentsControl | undefined;
  onBoost: () => void;
}

/** Own posts cannot be voted on (POST-06). */
const ownPost = { code: 'cantVoteOnOwnPost', params: {} };
const worth = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The row under a post: votes, comments, worth and saving (POST-06 to POST-08). */
export function PostActions({ post, isOwn, comments, onBoost }: PostActionsProps) {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const isQuiet = useQuiet();
  const label = isQuiet ? t('commentsAlone') : t('comments', { number: formatNumber(post.comments) });
  const content = (
    <>
      <MessageSquare aria-hidden="true" />
      {/* Rendered by CSS, since the accessible name already contains the number. */}
      {!isQuiet && (
        <span className={styles.count} data-count={formatCount(post.comments)} aria-hidden="true" />
      )}
    </>
  );
  return (
    <div className={styles.actions}>
      <VoteButtons
        votes={post}
        name={t('vote')}
        labels={{ like: t('like'), dislike: t('dislike') }}
        refusal={isOwn ? errorText(ownPost) : null}
        onVote={(voted) => dispatch(votes.intend(post.id, voted))}
      />
      {comments ? (
        <button
          type="button"
          className={styles.action}
          data-shortcut={comments.isOpen === undefined ? 'reply' : 'comments'}
          aria-label={label}
          aria-expanded={comments.isOpen}
          onClick={comments.onPress}
          onPointerEnter={comments.onNear}
          onFocus={comments.onNear}
        >
          {content}
        </button>
      ) : (
        <Link to={paths.post(post.id)} className={styles.action} aria-label={label}>
          {content}
        </Link>
      )}
      {!isOwn && (
        <button type="button" className={styles.action} data-wide="" onClick={onBoost}>
          <Zap aria-hidden="true" />
          <span>{t('boost')}</span>
        </button>
      )}
      <span className={styles.end}>
        {post.value !== null && post.value > 0 && (
          <span className={styles.worth}>
            {t('worth')} <b>{t('worthAmount', { amount: worth.format(post.value), token: tokenSymbol })}</b>
          </span>
        )}
        {!isOwn && <SaveButton post={post} />}
      </span>
    </div>
  );
}

/** Saves a post or removes it from the saved ones (POST-07). */
function SaveButton({ post: { id, bookmarked, postType: type } }: { post: Post }) {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const { isDone, takeBack } = useWaiting(unsaving.name, id);
  const isSaved = bookmarked && !isDone;
  const press = () => {
    if (isDone) takeBack();
    else dispatch(bookmarked ? unsaving.act([{ id, type }]) : bookmarks.intend(id, true));
  };
  return (
    <button type="button" className={styles.action} data-shortcut="save" data-on={isSaved} onClick={press}>
      <Bookmark aria-hidden="true" />
      <span>{isSaved ? t('saved') : t('save')}</span>
    </button>
  );
}
