import { memo, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { posts, type PostsState } from '@/features/posts/entities';
import { RichText } from '@/features/posts/ui/RichText';
import { paths } from '@/shared/config/paths';
import { tokenizeText } from '@/shared/rules/textTokens';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Link } from '@/shared/ui/link/Link';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { comments, type CommentsState } from '../entities';
import { replyPlace } from '../rules';
import { linkedShown, replyClosed, replyOpened, type ThreadsState } from '../slice';
import type { Thread } from '../types';
import { CommentBox } from './CommentBox';
import { CommentEditing } from './CommentEditing';
import styles from './CommentItem.module.css';
import { CommentMedia } from './CommentMedia';
import { CommentMenu } from './CommentMenu';
import { Replies } from './Replies';
import { useCommentTexts } from './commentTexts';

interface CommentItemProps {
  id: string;
  thread: Thread;
  /** From the top comment to the parent; must stay the same between renders. */
  ancestors: readonly { id: string }[];
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings including itself; -1 if unknown. */
  total: number;
}

/** One comment with its replies, "Comment by {name}" (CMT-01). */
export const CommentItem = memo(function CommentItem({
  id,
  thread,
  ancestors,
  position,
  total,
}: CommentItemProps) {
  const t = useCommentTexts();
  const dispatch = useDispatch();
  const labelId = useId();
  const timeId = useId();
  const textId = useId();
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const comment = useSelector((state: CommentsState) => comments.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, comment?.authorId ?? ''));
  const isByPostAuthor = useSelector(
    (state: PostsState) => posts.select(state, thread.postId)?.authorId === comment?.authorId,
  );
  const isReplying = useSelector((state: ThreadsState) => state.threads.openReplies[id] === true);
  const isEdited = useSelector((state: ThreadsState) => state.threads.openEdits[id] === true);
  const isLinked = useSelector((state: ThreadsState) => state.threads.linked?.id === id);
  const isAwaited = useSelector(
    ({ threads: { linked } }: ThreadsState) => linked?.id === id && !linked.isShown,
  );
  const article = useRef<HTMLElement>(null);
  const isThere = comment !== undefined && author !== undefined;
  useEffect(() => {
    if (!isThere || !isAwaited) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'center' });
    dispatch(linkedShown());
  }, [isThere, isAwaited, dispatch]);
  if (!comment || !author) return null;

  const chain = [...ancestors, { id }];
  const closeReply = () => {
    dispatch(replyClosed(id));
    replyButton.current?.focus();
  };
  const profile = paths.profile(author.permalink);
  return (
    <article
      ref={article}
      tabIndex={0}
      className={styles.comment}
      data-linked={isLinked}
      aria-labelledby={labelId}
      aria-describedby={comment.msg === '' ? timeId : `${timeId} ${textId}`}
      aria-posinset={position}
      aria-setsize={total}
    >
      <VisuallyHidden id={labelId}>{t('by', { name: author.displayName })}</VisuallyHidden>
      <div className={styles.line}>
        <PersonHover permalink={author.permalink}>
          <Link to={profile} tabIndex={-1} aria-hidden="true">
            <Avatar name={author.displayName} image={author.avatar} size={ancestors.length === 0 ? 36 : 32} />
          </Link>
        </PersonHover>
      </div>
      <div className={styles.side}>
        <p className={styles.head}>
          <PersonHover permalink={author.permalink}>
            <Link to={profile} look="name" className={styles.name} title={author.displayName}>
              <bdi>{author.displayName}</bdi>
            </Link>
          </PersonHover>
          {isByPostAuthor && <span className={styles.author}>{t('author')}</span>}
          <span id={timeId}>
            <RelativeTime at={comment.createdAt} />
          </span>
          {comment.updatedAt !== null && <span>{t('wasEdited')}</span>}
        </p>
        {isEdited ? (
          <CommentEditing comment={comment} thread={thread} onClosed={() => article.current?.focus()} />
        ) : (
          <>
            {comment.msg !== '' && (
              <p id={textId} className={styles.text} dir="auto">
                <RichText tokens={tokenizeText(comment.msg)} />
              </p>
            )}
            <CommentMedia comment={comment} />
          </>
        )}
        <div className={styles.actions}>
          <button
            ref={replyButton}
            type="button"
            className={styles.action}
            data-shortcut="reply"
            aria-expanded={isReplying}
            onClick={() => {
              setIsAsked(true);
              dispatch(isReplying ? replyClosed(id) : replyOpened(id));
            }}
          >
            {t('reply')}
          </button>
          <CommentMenu comment={comment} thread={thread} />
        </div>
        {isReplying && (
          <div className={styles.reply}>
            <CommentBox
              target={{ ...thread, parentId: id, place: replyPlace(chain) }}
              hasAutoFocus={isAsked}
              onCancel={closeReply}
            />
          </div>
        )}
        <Replies
          comment={comment}
          thread={thread}
          ancestors={ancestors}
          name={author.displayName}
          renderReply={(reply, place) => <CommentItem id={reply} thread={thread} {...place} />}
        />
      </div>
    </article>
  );
});
