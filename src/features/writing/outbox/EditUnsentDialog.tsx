import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { queueFiles } from '@/features/media/queue';
import { isRegistered } from '@/features/media/registry';
import { keptLinkOf } from '@/features/previews/keptLink';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { selectMe } from '@/features/session/selectors';
import { readPhotos, altsOf, describedPhotos } from '../storage/browserStorage';
import { isEmptyComposition } from '../drafts/composition';
import { postChanged, type UnsentPost } from './outbox';
import { ComposerDialog } from '../ui/ComposerDialog';
import { useComposerTexts } from '../composerTexts';
import { PublishButton } from '../ui/PublishButton';
import { useEditor } from '../editor/useEditor';
import { useOutbox } from './useOutbox';

interface EditUnsentDialogProps {
  post: UnsentPost;
  onClose: () => void;
}

/** Edits an unsent post. Closing keeps the changes in the outbox, so nothing is lost (POST-01). */
export function EditUnsentDialog(props: EditUnsentDialogProps) {
  const dispatch = useDispatch();
  const { memberId, photos } = props.post;
  const [isRead, setIsRead] = useState(photos.every(({ id }) => isRegistered(id)));
  useEffect(() => {
    if (isRead) return;
    let isStale = false;
    void readPhotos(memberId, photos).then((files) => {
      if (isStale) return;
      dispatch(queueFiles(files));
      setIsRead(true);
    });
    return () => {
      isStale = true;
    };
  }, [isRead, memberId, photos, dispatch]);
  return isRead ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ post, onClose }: EditUnsentDialogProps) {
  const t = useComposerTexts();
  const me = useSelector(selectMe);
  const dispatch = useDispatch();
  const handToOutbox = useOutbox();
  const editor = useEditor(`unsent/${post.id}`, () => ({
    composition: {
      text: post.text,
      gif: post.gif,
      uploads: post.photos.map(({ id }) => id).filter(isRegistered),
      alts: altsOf(post.photos),
      onChain: post.onChain ?? true,
      isRestored: false,
    },
    link: keptLinkOf(post.text, post.preview),
  }));
  const { composition, link, uploads } = editor;
  useEffect(() => {
    dispatch(postChanged({ id: post.id, isOpen: true }));
    return () => {
      dispatch(postChanged({ id: post.id, isOpen: false }));
    };
  }, [dispatch, post.id]);

  const finish = (status: UnsentPost['status']) => {
    handToOutbox(
      {
        ...post,
        text: composition.text.trim(),
        gif: composition.gif,
        preview: link.preview,
        onChain: post.onChain === null ? null : composition.onChain,
        photos: describedPhotos(uploads, composition.alts),
        status,
        isEdited: true,
      },
      post.photos,
    );
    editor.handOver();
    onClose();
  };
  const once = useOncePreviewed(link, () => finish('sending'));
  // A short video is a post by itself.
  const isReady = editor.isReady || (post.video !== null && editor.isEmpty);
  const publish = () => {
    if (isReady) once.send(null);
  };
  if (!me) return null;
  return (
    <ComposerDialog
      title={t('unsent.editTitle')}
      me={me}
      wall={post.wall}
      wallName={post.wallName ?? undefined}
      editor={editor}
      isBusy={once.isWaiting}
      onClose={() => {
        if (post.video === null && isEmptyComposition(composition)) onClose();
        else finish('failed');
      }}
      onSubmit={publish}
      footer={<PublishButton isReady={isReady} isWaiting={once.isWaiting} onPublish={publish} />}
    />
  );
}
