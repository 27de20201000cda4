import { Suspense, type RefObject } from 'react';
import { useDropTarget } from '@/features/media/useDropTarget';
import { isLargeUpload } from '@/features/media/rules';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { ComposerNotices } from './ComposerNotices';
import { ComposerPhotos } from './ComposerPhotos';
import { useComposerTexts } from '../composerTexts';
import styles from './EditorFields.module.css';
import { LinkPreviewField } from './LinkPreviewField';
import { PickedGif } from './PickedGif';
import { PostTextField } from './PostTextField';
import type { Editor } from './useEditor';
import type { GifPickerControl } from './useGifPicker';

const GifPicker = lazyPart(async () => (await import('@/features/gifs/ui/GifPicker')).GifPicker);

interface EditorFieldsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  editor: Editor;
  isBusy: boolean;
  gifs: GifPickerControl;
  onPickPhotos: () => void;
  onSubmit: () => void;
}

/**
 * Text, photos, GIF and link preview of a post being written; images can be dropped and pasted (VAL-03, SHELL-14).
 */
export function EditorFields({ field, editor, isBusy, gifs, onPickPhotos, onSubmit }: EditorFieldsProps) {
  const t = useComposerTexts();
  const { composition, change, uploads, isSending, link } = editor;
  const drop = useDropTarget((files) => {
    if (!isBusy) void editor.addFiles(files);
  });
  return (
    <div {...drop.handlers} className={styles.body} data-dropping={drop.isOver}>
      <fieldset disabled={isBusy} className={styles.fields}>
        <PostTextField
          ref={field}
          text={composition.text}
          onChange={(text) => change({ type: 'textChanged', text })}
          onSubmit={onSubmit}
          onPaste={(event) => {
            if (editor.paste(event.clipboardData)) event.preventDefault();
          }}
        />
        <ComposerPhotos
          uploads={uploads}
          alts={composition.alts}
          onDescribe={(id, alt) => change({ type: 'photoDescribed', id, alt })}
          onRemove={editor.removePhoto}
          onRetry={editor.retryPhoto}
          onMove={(id, to) => change({ type: 'photoMoved', id, to })}
          onAddMore={editor.hasRoom ? onPickPhotos : undefined}
        />
        {composition.gif !== null && (
          <PickedGif address={composition.gif} onRemove={() => change({ type: 'gifChanged', gif: null })} />
        )}
        <LinkPreviewField link={link} onRemove={link.dismiss} />
        {gifs.isOpen && (
          <Suspense fallback={<Skeleton height={220} shape="block" />}>
            <GifPicker
              onPick={({ url }) => {
                change({ type: 'gifChanged', gif: url });
                gifs.close();
                field.current?.focus();
              }}
              onClose={() => {
                gifs.close();
                field.current?.focus();
              }}
            />
          </Suspense>
        )}
      </fieldset>
      <ComposerNotices
        uploads={uploads}
        isLarge={isSending && isLargeUpload(uploads.map(({ size }) => size))}
        refused={editor.refused}
        onRefusedDismissed={editor.dismissRefused}
      />
      {drop.isOver && <p className={styles.drop}>{t('dropHere')}</p>}
    </div>
  );
}
