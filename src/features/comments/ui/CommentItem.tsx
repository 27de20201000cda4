import { use, memo, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMutedBy, type MutingState } from '@/features/muting/slice';
import { users, type UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { posts, type PostsState } from '@/features/posts/entities';
import { RichText } from '@/features/posts/ui/RichText';
import { VoteButtons } from '@/features/posts/ui/VoteButtons';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import { useHandOnArticle } from '@/shared/lib/focus/useHandOnArticle';
import { tokenizeText } from '@/shared/rules/textTokens';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { Link } from '@/shared/ui/link/Link';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { comments, type CommentsState } from '../entities';
import { replyPlace } from '../rules';
import { linkedShown, replyClosed, replyOpened, type ThreadsState } from '../slice';
import { commentVotes, takesVotes } from '../toggles';
import type { Comment, Thread } from '../types';
import { CommentBox } from './CommentBox';
import { CommentEditing } from './CommentEditing';
import styles from './CommentItem.module.css';
import { CommentMedia } from './CommentMedia';
import { CommentMenu } from './CommentMenu';
import { ReadOnlyThreads } from './readOnly';
import { Replies } from './Replies';
import { useCommentTexts } from './commentTexts';

const HiddenComment = lazyExtra(
  async () => (await import('@/features/muting/ui/HiddenComment')).HiddenComment,
);
const PendingNote = lazyExtra(async () => (await import('@/features/posts/ui/PendingNote')).PendingNote);

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
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { id, thread, ancestors, position, total } = props;
  const t = useCommentTexts();
  const dispatch = useDispatch();
  const labelId = useId();
  const timeId = useId();
  const textId = useId();
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const comment = useSelector((state: CommentsState) => comments.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, comment?.authorId ?? ''));
  const isReplying = useSelector((state: ThreadsState) => state.threads.openReplies[id] === true);
  const word = useSelector((state: MutingState) => selectMutedBy(state, 'comments', id));
  const isEdited = useSelector((state: ThreadsState) => state.threads.openEdits[id] === true);
  const article = useRef<HTMLElement>(null);
  useHandOnArticle(article);
  const isLinked = useLinkedFocus(id, article, comment !== undefined && author !== undefined);
  if (!comment || !author) return null;
  const name = comment.entity?.name ?? author.displayName;
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
      <VisuallyHidden id={labelId}>{t('by', { name })}</VisuallyHidden>
      <div className={styles.line}>
        <AuthorAvatar comment={comment} author={author} size={ancestors.length === 0 ? 36 : 32} />
      </div>
      <div className={styles.side}>
        <CommentHead comment={comment} author={author} postId={thread.postId} timeId={timeId} />
        {isEdited ? (
          <CommentEditing comment={comment} thread={thread} onClosed={() => article.current?.focus()} />
        ) : (
          <CommentContent comment={comment} textId={textId} word={word} />
        )}
        <div className={styles.actions}>
          <CommentVotes comment={comment} />
          {!comment.pending && (
            <ReplyButton
              ref={replyButton}
              isReplying={isReplying}
              onClick={() => {
                setIsAsked(true);
                dispatch((isReplying ? replyClosed : replyOpened)(id));
              }}
            />
          )}
          <CommentMenu comment={comment} thread={thread} />
        </div>
      </div>
      <div className={styles.below}>
        {isReplying && (
          <div className={styles.reply}>
            <CommentBox
              target={{ ...thread, parentId: id, place: replyPlace([...ancestors, { id }]) }}
              hasAutoFocus={isAsked}
              onCancel={() => {
                dispatch(replyClosed(id));
                replyButton.current?.focus();
              }}
            />
          </div>
        )}
        <Replies
          comment={comment}
          thread={thread}
          ancestors={ancestors}
          name={name}
          renderReply={(reply, place) => <CommentItem id={reply} thread={thread} {...place} />}
        />
      </div>
    </article>
  );
});

/** Votes for a comment (POST-06); absent where the backend's comments take none. */
function CommentVotes({ comment }: { comment: Comment }) {
  const t = useCommentTexts();
  const dispatch = useDispatch();
  const isOwn = useSelector((state: { session: SessionState }) => selectMyId(state) === comment.authorId);
  if (!takesVotes(comment)) return null;
  return (
    <VoteButtons
      size="sm"
      votes={comment}
      name={t('vote')}
      labels={{ like: t('like'), dislike: t('dislike') }}
      refusal={isOwn ? t('ownVote') : null}
      onVote={(voted) => dispatch(commentVotes.intend(comment.id, voted))}
    />
  );
}

interface ReplyButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isReplying: boolean;
  onClick: () => void;
}

function ReplyButton({ ref, isReplying, onClick }: ReplyButtonProps) {
  const t = useCommentTexts();
  if (use(ReadOnlyThreads)) return null;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.action}
      data-shortcut="reply"
      aria-expanded={isReplying}
      onClick={onClick}
    >
      {t('reply')}
    </button>
  );
}

/** Scrolls to a linked comment and focuses it, once it is there; returns true while it is highlighted. */
function useLinkedFocus(id: string, article: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const dispatch = useDispatch();
  const isLinked = useSelector((state: ThreadsState) => state.threads.linked?.id === id);
  const isAwaited = useSelector(
    ({ threads: { linked } }: ThreadsState) => linked?.id === id && !linked.isShown,
  );
  useEffect(() => {
    if (!isThere || !isAwaited) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'center' });
    dispatch(linkedShown());
  }, [article, isThere, isAwaited, dispatch]);
  return isLinked;
}

interface AuthorAvatarProps {
  comment: Comment;
  author: UserEntity;
  size: 32 | 36;
}

/** The company that speaks (CMP-02), else the author. */
function AuthorAvatar({ comment: { entity }, author, size }: AuthorAvatarProps) {
  if (entity) {
    return (
      <Link to={paths.company(entity.permalink)} tabIndex={-1} aria-hidden="true">
        <Avatar kind="company" name={entity.name} seed={entity.id} image={entity.avatar} size={size} />
      </Link>
    );
  }
  return (
    <PersonHover permalink={author.permalink}>
      <Link to={paths.profile(author.permalink)} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.displayName} image={author.avatar} size={size} />
      </Link>
    </PersonHover>
  );
}

interface CommentHeadProps {
  comment: Comment;
  author: UserEntity;
  postId: string;
  /** Id of the time element. */
  timeId: string;
}

function CommentHead({ comment, author, postId, timeId }: CommentHeadProps) {
  const t = useCommentTexts();
  const isByPostAuthor = useSelector(
    (state: PostsState) => posts.select(state, postId)?.authorId === comment.authorId,
  );
  return (
    <p className={styles.head}>
      {comment.entity && (
        <Link
          to={paths.company(comment.entity.permalink)}
          look="name"
          className={styles.name}
          title={comment.entity.name}
        >
          <bdi>{comment.entity.name}</bdi>
        </Link>
      )}
      <PersonHover permalink={author.permalink}>
        <Link
          to={paths.profile(author.permalink)}
          look="name"
          {...(comment.entity ? {} : { className: styles.name })}
          title={author.displayName}
        >
          <bdi>{author.displayName}</bdi>
        </Link>
      </PersonHover>
      {isByPostAuthor && !comment.entity && <span className={styles.author}>{t('author')}</span>}
      <span id={timeId}>
        <RelativeTime at={comment.createdAt} />
      </span>
      {comment.updatedAt !== null && <span>{t('wasEdited')}</span>}
    </p>
  );
}

interface CommentContentProps {
  comment: Comment;
  textId: string;
  /** The muted word that it holds. */
  word: string | undefined;
}

function CommentContent({ comment, textId, word }: CommentContentProps) {
  if (word !== undefined) return <HiddenComment id={comment.id} word={word} textId={textId} />;
  return (
    <>
      {comment.msg !== '' && (
        <p id={textId} className={styles.text} dir="auto">
          <RichText tokens={tokenizeText(comment.msg)} />
        </p>
      )}
      <CommentMedia comment={comment} />
      {comment.pending && <PendingNote />}
    </>
  );
}
