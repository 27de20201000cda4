import { Flag, Link as LinkIcon, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { FollowButton } from '@/features/people/ui/FollowButton';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { RichText } from '@/features/posts/ui/RichText';
import { selectMyId } from '@/features/session/selectors';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { tokenizeText } from '@/shared/rules/textTokens';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { Link } from '@/shared/ui/link/Link';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { clips, type ClipsState } from '../entities';
import { deleteClip } from '../lists';
import type { Clip } from '../types';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import styles from './ClipPanel.module.css';

const ReportDialog = lazyRoomOverlay(async () => {
  const { ReportDialog, rooms } = await import('@/features/reports/ui/ReportDialog');
  return { default: ReportDialog, rooms };
});

const PostClipDialog = lazyOverlay(async () => (await import('./PostClipDialog')).PostClipDialog);

/** The author and text of the watched clip, and what one may do with it (CLIP-01, CLIP-03). */
export function ClipPanel({ id }: { id: string }) {
  const t = useShortVideoTexts();
  const clip = useSelector((state: ClipsState) => clips.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, clip?.authorId ?? ''));
  const myId = useSelector(selectMyId);
  const copyLink = useCopyLink();
  const [opened, setOpened] = useState<'post' | 'report' | 'delete' | null>(null);
  const speaksClips = useSpeaks('clips');
  if (!clip) return null;
  const close = () => setOpened(null);
  const mayPost = speaksClips && clip.state === 'ready';
  const isOwn = clip.authorId !== null && clip.authorId === myId;
  return (
    <section className={styles.panel} aria-label={t('about')}>
      {author && <Author author={author} at={clip.createdAt} isOwn={isOwn} />}
      {clip.text !== '' && (
        <p className={styles.text} dir="auto">
          <RichText tokens={tokenizeText(clip.text)} />
        </p>
      )}
      <div className={styles.acts}>
        <Button size="sm" icon={LinkIcon} onClick={() => void copyLink(paths.shortVideo(id))}>
          {t('share')}
        </Button>
        {mayPost && (
          <Button size="sm" variant="quiet" icon={SquarePen} onClick={() => setOpened('post')}>
            {t('post.open')}
          </Button>
        )}
        {!isOwn && (
          <Button size="sm" variant="quiet" icon={Flag} onClick={() => setOpened('report')}>
            {t('report')}
          </Button>
        )}
        {clip.canDelete && (
          <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setOpened('delete')}>
            {t('delete')}
          </Button>
        )}
      </div>
      {opened === 'post' && <PostClipDialog id={id} onClose={close} />}
      {opened === 'report' && <ReportDialog subject={{ kind: 'clip', id }} onClose={close} />}
      {opened === 'delete' && <DeleteDialog clip={clip} onClose={close} />}
    </section>
  );
}

function Author({ author, at, isOwn }: { author: UserEntity; at: string; isOwn: boolean }) {
  const { displayName, permalink, avatar } = author;
  const to = paths.profile(permalink);
  return (
    <div className={styles.author}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Avatar name={displayName} image={avatar} size={40} />
      </Link>
      <div className={styles.by}>
        <Link to={to} look="name" className={styles.name} title={displayName}>
          <bdi>{displayName}</bdi>
        </Link>
        <span className={styles.meta}>
          @{permalink} <span aria-hidden="true">·</span> <RelativeTime at={at} />
        </span>
      </div>
      {!isOwn && <FollowButton person={author} />}
    </div>
  );
}

function DeleteDialog({ clip: { id }, onClose }: { clip: Clip; onClose: () => void }) {
  const t = useShortVideoTexts();
  const common = useTexts('common');
  const { status, isPending, send } = useRequest(deleteClip, { id });
  useOnSuccess(status, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      onConfirm={() => send({ id })}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
