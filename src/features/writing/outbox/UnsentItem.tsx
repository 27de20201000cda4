import { CircleAlert, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isUnderWay, type UploadsState } from '@/features/media/slice';
import { selectUploads } from '@/features/media/uploadsSelector';
import { errorText } from '@/shared/i18n/errorText';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Progress } from '@/shared/ui/progress/Progress';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { postChanged, postDiscarded, postRetried, type UnsentPost } from './outbox';
import { useComposerTexts } from '../composerTexts';
import styles from './UnsentPosts.module.css';

const EditUnsentDialog = lazyOverlay(async () => (await import('./EditUnsentDialog')).EditUnsentDialog);

/** A post being sent, or one that failed, with its actions (POST-01). */
export function UnsentItem({ post }: { post: UnsentPost }) {
  const t = useComposerTexts();
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<'edit' | 'discard' | null>(null);
  const close = () => setOpened(null);
  const isAsked = opened === 'discard';
  // Not sent before the answer, should the connection return meanwhile.
  useEffect(() => {
    if (!isAsked) return;
    dispatch(postChanged({ id: post.id, isOpen: true }));
    return () => {
      dispatch(postChanged({ id: post.id, isOpen: false }));
    };
  }, [dispatch, isAsked, post.id]);
  return (
    <li className={styles.item} data-failed={post.status === 'failed'}>
      {post.text !== '' && (
        <p className={styles.text} dir="auto">
          {post.text}
        </p>
      )}
      <p className={styles.extras}>
        {post.photos.length > 0 && <span>{t('unsent.photos', { count: post.photos.length })}</span>}
        {post.gif !== null && <span>{t('unsent.gif')}</span>}
      </p>
      {post.status === 'sending' ? (
        <Sending post={post} />
      ) : (
        <div className={styles.state}>
          <p role="status" className={styles.failed}>
            <CircleAlert aria-hidden="true" />
            <span>
              <b>{t('unsent.failed')}</b> <Reason post={post} />
            </span>
          </p>
          <div className={styles.acts}>
            <Button size="sm" icon={RotateCw} onClick={() => dispatch(postRetried(post.id))}>
              {t('unsent.retry')}
            </Button>
            <Button size="sm" variant="quiet" icon={Pencil} onClick={() => setOpened('edit')}>
              {t('unsent.edit')}
            </Button>
            <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setOpened('discard')}>
              {t('unsent.discard')}
            </Button>
          </div>
        </div>
      )}
      {opened === 'edit' && <EditUnsentDialog post={post} onClose={close} />}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('unsent.discardTitle')}
        confirmLabel={t('unsent.discard')}
        cancelLabel={t('unsent.keep')}
        onConfirm={() => dispatch(postDiscarded(post))}
        onCancel={close}
      >
        {t('unsent.discardText')}
      </ConfirmDialog>
    </li>
  );
}

/** Error of the last try; after a reload only whether it retries by itself. */
function Reason({ post: { error, isWaiting } }: { post: UnsentPost }) {
  const t = useComposerTexts();
  if (isWaiting && !navigator.onLine) return t('unsent.waiting');
  return error === null ? null : errorText(error);
}

function Sending({ post }: { post: UnsentPost }) {
  const t = useComposerTexts();
  const ids = useMemo(() => post.photos.map(({ id }) => id), [post.photos]);
  const uploads = useSelector((state: UploadsState) => selectUploads(state, ids), shallowEqual);
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return (
    <div className={styles.state}>
      <p role="status" className={styles.sending}>
        <Spinner />
        {t('unsent.sending')}
      </p>
      {uploads.some(isUnderWay) && (
        <div className={styles.progress}>
          <Progress label={t('unsent.progress')} value={total === 0 ? 0 : sent / total} />
        </div>
      )}
    </div>
  );
}
