import { useEffect } from 'react';
import type { LoggedUser } from '@/features/people/types';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { wallKey } from '@/features/posts/requests';
import type { Wall } from '@/features/posts/types';
import { Banner } from '@/shared/ui/banner/Banner';
import { ComposerDialog } from './ComposerDialog';
import { DraftNotices } from '../drafts/DraftNotices';
import { useComposerTexts } from '../composerTexts';
import { PublishButton } from './PublishButton';
import { emptyStart, useEditor } from '../editor/useEditor';
import { useKeptDraft } from '../drafts/useKeptDraft';
import { usePublish } from './usePublish';
import type { Speaker } from '../speaker';

/** Loads the parts that show and edit unsent posts. */
const loadUnsentParts = () =>
  Promise.all([import('../outbox/UnsentList'), import('../outbox/EditUnsentDialog')]);

interface WritingProps {
  me: LoggedUser;
  wall: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName: string | undefined;
  speaker?: Speaker | undefined;
  refusal: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The text being written for one wall. Outlives its dialog and is kept as a draft in this browser (POST-09);
 * publishing hands it to the outbox (POST-01).
 */
export function Writing({ me, wall, wallName, speaker, refusal, isOpen, onClose }: WritingProps) {
  const t = useComposerTexts();
  const place = wallKey(wall);
  const editor = useEditor(`post/${place}`, () => emptyStart);
  const draft = useKeptDraft({ memberId: me.id, kind: 'post', place }, editor, editor.isEmpty);
  const send = usePublish();
  const { composition } = editor;
  useEffect(() => {
    // Preloaded, since it could not be loaded without a connection.
    void loadUnsentParts().catch(() => undefined);
  }, []);

  const once = useOncePreviewed(editor.link, () => {
    send(me, { wall, wallName }, editor, editor.link.preview);
    draft.handOver();
    editor.handOver();
    onClose();
  });
  const isWaiting = once.isWaiting || speaker?.isChecking === true;
  const publish = () => {
    if (!editor.isReady || refusal !== null || isWaiting) return;
    if (speaker) speaker.check(() => once.send(null));
    else once.send(null);
  };
  if (!isOpen) return null;
  return (
    <ComposerDialog
      title={t('title')}
      me={me}
      wall={wall}
      wallName={wallName}
      speaker={speaker}
      editor={editor}
      isBusy={isWaiting}
      notices={
        <>
          <div role="alert">{refusal !== null && <Banner kind="warning">{refusal}</Banner>}</div>
          <DraftNotices
            isRestored={composition.isRestored}
            hasOther={draft.other !== null}
            onDiscarded={editor.discard}
            onThisKept={draft.keepThis}
            onOtherTaken={draft.takeOther}
          />
        </>
      }
      onClose={() => {
        once.cancel();
        speaker?.cancel();
        onClose();
      }}
      onSubmit={publish}
      footer={
        <PublishButton
          isReady={editor.isReady && refusal === null}
          isWaiting={isWaiting}
          onPublish={publish}
        />
      }
    />
  );
}
