import { use, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { posts, type PostsState } from '@/features/posts/entities';
import { pageSizes } from '@/shared/config/limits';
import { isGivenUp } from '@/shared/errors/appError';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { onNestedFeedKey } from '@/shared/ui/infiniteList/nestedFeed';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { commentsList } from '../lists';
import { loadChain } from '../requests';
import { linkedLeft, postPlace } from '../slice';
import type { Thread } from '../types';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { isWhole } from './isWhole';
import styles from './CommentThread.module.css';
import { useCommentTexts } from './commentTexts';
import { ReadOnlyThreads } from './readOnly';
import { useShownIds } from './useShownIds';

interface CommentThreadProps {
  postId: string;
  /** Each change moves the focus to the box. */
  focusRequest?: number;
  /** A comment to show with its ancestors, wherever it is in the thread. */
  linkedId?: string | null;
}

/** The comments of a post, six at a time, with a box for a new one (CMT-01). */
export function CommentThread({ postId, focusRequest = 0, linkedId = null }: CommentThreadProps) {
  const postType = useSelector((state: PostsState) => posts.select(state, postId)?.postType);
  if (postType === undefined) return null;
  return (
    <>
      {linkedId !== null && <LinkedComment key={linkedId} id={linkedId} />}
      <LoadedThread thread={{ postId, postType }} focusRequest={focusRequest} />
    </>
  );
}

function LoadedThread({ thread, focusRequest }: { thread: Thread; focusRequest: number }) {
  const t = useCommentTexts();
  const section = useRef<HTMLElement>(null);
  const isClosed = useSelector(
    (state: PostsState) => posts.select(state, thread.postId)?.canComment === false,
  );
  const isReadOnly = use(ReadOnlyThreads) || isClosed;
  const list = usePagedList(commentsList, thread);
  const ids = useShownIds(postPlace(thread.postId), list);
  const told = useSelector((state: PostsState) => posts.select(state, thread.postId)?.comments ?? 0);
  const hasAll = isWhole(list, told, pageSizes.comments);

  useEffect(() => {
    if (focusRequest > 0) section.current?.querySelector('textarea')?.focus();
  }, [focusRequest]);

  return (
    <section ref={section} className={styles.thread} aria-label={t('title')}>
      {!isReadOnly && <CommentBox target={{ ...thread, parentId: null, place: null }} />}
      {ids.length > 0 && (
        <div
          role="feed"
          aria-label={t('title')}
          aria-busy={list.isLoading}
          className={styles.list}
          data-refreshing={list.isRefreshing}
          onKeyDown={onNestedFeedKey}
        >
          <ReadOnlyThreads value={isReadOnly}>
            {ids.map((id, index) => (
              <CommentItem
                key={id}
                id={id}
                thread={thread}
                ancestors={noAncestors}
                position={index + 1}
                total={hasAll ? ids.length : -1}
              />
            ))}
          </ReadOnlyThreads>
        </div>
      )}
      <ThreadEnd list={list} hasAll={hasAll} />
    </section>
  );
}

/** Loads the linked comment, which is highlighted until the page is left; reports if it is gone. */
function LinkedComment({ id }: { id: string }) {
  const t = useCommentTexts();
  const dispatch = useDispatch();
  const { error } = useLoad(loadChain, id);
  useEffect(
    () => () => {
      dispatch(linkedLeft());
    },
    [dispatch],
  );
  if (error === null) return null;
  return (
    <p role="status" className={styles.none}>
      {error.status === 404 ? t('linkedGone') : errorText(error)}
    </p>
  );
}

const noAncestors: readonly { id: string }[] = [];

/** Below the loaded comments: more, an error with a retry, or a note that there are none. */
function ThreadEnd({ list, hasAll }: { list: ReturnType<typeof usePagedList>; hasAll: boolean }) {
  const t = useCommentTexts();
  const common = useTexts('common');
  const isEmpty = list.ids.length === 0;
  if (list.error) {
    return (
      <div className={styles.failed} role="alert">
        <span>{t('failed')}</span>
        <Button size="sm" autoFocus={isGivenUp(list.error)} onClick={isEmpty ? list.reload : list.loadMore}>
          {common('retry')}
        </Button>
      </div>
    );
  }
  if (isEmpty && list.isLoading) {
    return (
      <div>
        <div className={styles.skeleton} aria-busy="true" aria-label={common('loading')} role="status">
          <Skeleton width="34%" />
          <Skeleton width="80%" />
        </div>
        <StillWorking onCancel={list.cancel} />
      </div>
    );
  }
  if (isEmpty) return <p className={styles.none}>{t('none')}</p>;
  if (hasAll) return null;
  return (
    <>
      <Button
        isBlock
        className={styles.more}
        isLoading={list.isLoading}
        loadingLabel={t('loadingMore')}
        onClick={list.loadMore}
      >
        {t('loadMore')}
      </Button>
      {list.isLoading && <StillWorking onCancel={list.cancel} />}
    </>
  );
}
