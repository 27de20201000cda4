import { CornerDownRight } from 'lucide-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageSizes } from '@/shared/config/limits';
import { isGivenUp } from '@/shared/errors/appError';
import { useTexts } from '@/shared/i18n/useTexts';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { onNestedFeedKey } from '@/shared/ui/infiniteList/nestedFeed';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { repliesList } from '../lists';
import { repliesHidden, repliesShown, type ThreadsState } from '../slice';
import type { Comment, Thread } from '../types';
import styles from './Replies.module.css';
import { useCommentTexts } from './commentTexts';
import { isWhole } from './isWhole';
import { useShownIds } from './useShownIds';
import { useSteadyPlace } from './useSteadyPlace';

interface RepliesProps {
  comment: Comment;
  thread: Thread;
  ancestors: readonly { id: string }[];
  /** Author of the comment. */
  name: string;
  renderReply: (id: string, place: ReplyInList) => ReactNode;
}

/** `ancestors` run from the top comment to the parent. */
interface ReplyInList {
  ancestors: readonly { id: string }[];
  position: number;
  total: number;
}

/** The replies to a comment, folded at first; three at a time, the oldest on top (CMT-01, CMT-03). */
export function Replies({ comment: { id, replies }, ...rest }: RepliesProps) {
  const t = useCommentTexts();
  const dispatch = useDispatch();
  const isShown = useSelector((state: ThreadsState) => state.threads.shownReplies[id] === true);
  if (replies === 0) return null;
  return (
    <div className={styles.replies}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        onClick={() => dispatch(isShown ? repliesHidden(id) : repliesShown(id))}
      >
        <CornerDownRight aria-hidden="true" />
        {isShown ? t('hideReplies') : t('showReplies', { number: formatNumber(replies) })}
      </button>
      {isShown && <LoadedReplies id={id} replies={replies} {...rest} />}
    </div>
  );
}

function LoadedReplies({
  id,
  replies,
  thread,
  ancestors,
  name,
  renderReply,
}: Pick<Comment, 'id' | 'replies'> & Omit<RepliesProps, 'comment'>) {
  const t = useCommentTexts();
  const common = useTexts('common');
  const list = usePagedList(repliesList, { ...thread, parent: id });
  const chain = useMemo(() => [...ancestors, { id }], [ancestors, id]);
  const ids = useShownIds(id, list);
  const { element, hold } = useSteadyPlace(ids);
  const hasMore = !isWhole(list, replies, pageSizes.replies);
  return (
    <>
      {list.error ? (
        <div className={styles.failed} role="alert">
          <span>{t('failed')}</span>
          <Button
            size="sm"
            autoFocus={isGivenUp(list.error)}
            onClick={list.ids.length > 0 ? list.loadMore : list.reload}
          >
            {common('retry')}
          </Button>
        </div>
      ) : (
        hasMore &&
        list.ids.length > 0 &&
        // Shown for a moment while the first page comes, it would move one's own new reply.
        (list.loadedPages > 0 || list.ids.length < replies) && (
          <Button
            size="sm"
            variant="quiet"
            isLoading={list.isLoading}
            loadingLabel={t('loadingMore')}
            onClick={() => {
              hold();
              list.loadMore();
            }}
          >
            {t('loadMoreReplies')}
          </Button>
        )
      )}
      {ids.length === 0 && list.isLoading && (
        <div role="status" aria-label={common('loading')}>
          <Skeleton width="60%" />
        </div>
      )}
      {list.isLoading && <StillWorking onCancel={list.cancel} />}
      {ids.length > 0 && (
        <div
          ref={element}
          role="feed"
          aria-label={t('repliesTo', { name })}
          aria-busy={list.isLoading}
          className={styles.list}
          onKeyDown={onNestedFeedKey}
        >
          {ids.map((reply, index) => (
            <Fragment key={reply}>
              {renderReply(reply, {
                ancestors: chain,
                position: index + 1,
                total: hasMore ? -1 : ids.length,
              })}
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}
