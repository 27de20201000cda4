import { useRef, type ReactNode } from 'react';
import { useFilePicker } from '@/features/media/useFilePicker';
import type { LoggedUser } from '@/features/people/types';
import { replaceText } from '@/shared/lib/textFields/replaceText';
import { Modal } from '@/shared/ui/modal/Modal';
import type { Wall } from '@/features/posts/types';
import { ChainChoice } from './ChainChoice';
import styles from './ComposerDialog.module.css';
import { ComposerToolbar } from '../editor/ComposerToolbar';
import { EditorFields } from '../editor/EditorFields';
import { PostDestination } from './PostDestination';
import type { Speaker } from '../speaker';
import type { Editor } from '../editor/useEditor';
import { useGifPicker } from '../editor/useGifPicker';
import { useKeptFocus } from '@/shared/lib/focus/useKeptFocus';

interface ComposerDialogProps {
  title: string;
  me: LoggedUser;
  wall: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName?: string | undefined;
  speaker?: Speaker | undefined;
  editor: Editor;
  /** True for an unpublished post, whose way onto the chain can be chosen. */
  isNew?: boolean;
  /** True while saving, when nothing can be changed. */
  isBusy?: boolean;
  notices?: ReactNode;
  onBeforeClose?: () => boolean;
  onClose: () => void;
  /** Called by Ctrl+Enter or ⌘+Enter. */
  onSubmit: () => void;
  footer: ReactNode;
}

/** The dialog that writes or edits a post: text, photos, a GIF, a link preview (POST-01 to POST-04). */
export function ComposerDialog({
  title,
  me,
  wall,
  wallName,
  speaker,
  editor,
  isNew = true,
  isBusy = false,
  notices,
  onBeforeClose,
  onClose,
  onSubmit,
  footer,
}: ComposerDialogProps) {
  const picker = useFilePicker(editor.addFiles);
  const gifs = useGifPicker();
  const field = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(content);
  const { onChain } = editor.composition;
  const insert = (text: string) => {
    if (field.current)
      replaceText(field.current, text, (value) => editor.change({ type: 'textChanged', text: value }));
  };
  return (
    <Modal
      isOpen
      title={title}
      size="md"
      {...(onBeforeClose && { onBeforeClose })}
      onClose={onClose}
      footer={
        <>
          <ComposerToolbar
            editor={editor}
            isBusy={isBusy}
            gifs={gifs}
            onPickPhotos={picker.open}
            onInsert={insert}
          />
          {picker.input}
          {footer}
        </>
      }
    >
      <div ref={content} {...keptFocus} className={styles.content}>
        <PostDestination
          me={me}
          wall={wall}
          wallName={wallName}
          speaker={speaker}
          isOnChain={isNew ? onChain && me.blockchain.publishPosts : onChain}
        />
        <EditorFields
          field={field}
          editor={editor}
          isBusy={isBusy}
          gifs={gifs}
          onPickPhotos={picker.open}
          onSubmit={onSubmit}
        />
        {isNew && <ChainChoice me={me} editor={editor} isBusy={isBusy} />}
        {notices}
      </div>
    </Modal>
  );
}
