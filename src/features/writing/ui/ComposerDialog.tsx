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
import type { Editor } from '../editor/useEditor';
import { useGifPicker } from '../editor/useGifPicker';
import { useKeptFocus } from '@/shared/lib/focus/useKeptFocus';

interface ComposerDialogProps {
  title: string;
  me: LoggedUser;
  wall: Wall;
  /** Whose wall it is; left out for one's own. */
  wallName?: string | undefined;
  editor: Editor;
  /** It is not published yet, so that its way onto the chain can be chosen. */
  isNew?: boolean;
  /** While it is being saved nothing can be changed. */
  isBusy?: boolean;
  notices?: ReactNode;
  onBeforeClose?: () => boolean;
  onClose: () => void;
  /** Ctrl or ⌘ with Enter. */
  onSubmit: () => void;
  /** The buttons at the end. */
  footer: ReactNode;
}

/** The dialog in which a post is written or edited: text, photos, a GIF, a link preview (POST-01 to POST-04). */
export function ComposerDialog({
  title,
  me,
  wall,
  wallName,
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
