import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { inOrder, isOnWall, type OutboxState } from './outbox';
import type { Wall } from '@/features/posts/types';
import { useComposerTexts } from '../composerTexts';
import { UnsentItem } from './UnsentItem';
import styles from './UnsentPosts.module.css';

/** The unsent posts of a wall, the newest first like the wall itself. */
export function UnsentList({ type, entityId }: Wall) {
  const t = useComposerTexts();
  const select = useMemo(
    () =>
      createSelector([(state: OutboxState) => state.outbox], (outbox) =>
        inOrder(outbox)
          .filter((post) => isOnWall(post, { type, entityId }))
          .reverse(),
      ),
    [type, entityId],
  );
  const posts = useSelector(select);
  return (
    <ul className={styles.list} aria-label={t('unsent.label')}>
      {posts.map((post) => (
        <UnsentItem key={post.id} post={post} />
      ))}
    </ul>
  );
}
