import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { CommentThread } from '@/features/comments/ui/CommentThread';
import { users, type UsersState } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { PostActions } from '@/features/posts/ui/PostActions';
import type { PostDialog } from '@/features/posts/ui/postDialog';
import { PostHeader } from '@/features/posts/ui/PostHeader';
import { PostMenu } from '@/features/posts/ui/PostMenu';
import { PostText } from '@/features/posts/ui/PostText';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { speakerOf } from '@/features/posts/types';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { PostDialogs } from '@/features/writing/ui/PostDialogs';
import { readDevice } from '@/shared/lib/device/device';
import { acceptsSingleKeys } from '@/shared/lib/shortcuts/acceptsShortcuts';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './Reading.module.css';

/** Controls that single keys press while a photo shows. */
const controls = new Map([
  ['l', 'like'],
  ['r', 'reply'],
  ['d', 'save'],
]);

/** A post beside its photo: author, text, votes and thread (HOUR-08). L likes, R comments, D saves. */
export function Reading({ postId }: { postId: string }) {
  const t = usePostTexts();
  const labelId = useId();
  const timeId = useId();
  const section = useRef<HTMLElement>(null);
  const [focusRequest, setFocusRequest] = useState(0);
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const post = useSelector((state: PostsState) => posts.select(state, postId));
  const author = useSelector((state: UsersState) => users.select(state, post?.authorId ?? ''));
  const isOwn = useSelector((state: { session: SessionState }) => selectMyId(state) === post?.authorId);

  useControlKeys(section);
  if (!post || !author) return null;
  const name = speakerOf(post) ?? author.displayName;
  return (
    <section ref={section} className={styles.reading} aria-labelledby={labelId}>
      <VisuallyHidden id={labelId}>{t('by', { name })}</VisuallyHidden>
      <PostHeader post={post} author={author} isOwn={isOwn} timeId={timeId}>
        <PostMenu post={post} isOwn={isOwn} onOpen={setDialog} />
      </PostHeader>
      <PostText id={`${labelId}text`} text={post.post} isAlone={false} />
      <PostActions
        post={post}
        isOwn={isOwn}
        comments={{ onPress: () => setFocusRequest((count) => count + 1) }}
        onBoost={() => setDialog('boost')}
      />
      <CommentThread postId={postId} focusRequest={focusRequest} />
      <PostDialogs post={post} opened={dialog} onClose={closeDialog} />
    </section>
  );
}

/** Presses the controls of the post by single keys, unless the member has switched those off (WCAG 2.1.4). */
function useControlKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const control = controls.get(event.key);
      if (control === undefined || !readDevice().hasShortcuts || !acceptsSingleKeys(event)) return;
      // Menus and dialogs above the viewer have keys of their own.
      const viewer = section.current?.closest('[aria-modal="true"]');
      if (event.target !== document.body && !(event.target instanceof Node && viewer?.contains(event.target)))
        return;
      event.preventDefault();
      section.current?.querySelector<HTMLElement>(`[data-shortcut="${control}"]`)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [section]);
}
