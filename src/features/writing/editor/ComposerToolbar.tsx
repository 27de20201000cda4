import { AtSign, Clapperboard, ImagePlus } from 'lucide-react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import styles from '../ui/ComposerDialog.module.css';
import { useComposerTexts } from '../composerTexts';
import type { Editor } from './useEditor';
import type { GifPickerControl } from './useGifPicker';

const EmojiButton = lazyExtra(async () => (await import('../emoji/EmojiButton')).EmojiButton);

interface ComposerToolbarProps {
  editor: Editor;
  isBusy: boolean;
  gifs: GifPickerControl;
  onPickPhotos: () => void;
  /** Inserts text at the caret. */
  onInsert: (text: string) => void;
}

/** Buttons for everything besides the text. */
export function ComposerToolbar({ editor, isBusy, gifs, onPickPhotos, onInsert }: ComposerToolbarProps) {
  const t = useComposerTexts();
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ImagePlus}
        label={t('addPhotos')}
        data-act="addPhotos"
        disabled={isBusy || !editor.hasRoom}
        onClick={onPickPhotos}
      />
      <IconButton
        icon={Clapperboard}
        label={t('addGif')}
        aria-expanded={gifs.isOpen}
        disabled={isBusy}
        onClick={gifs.isOpen ? gifs.close : gifs.open}
      />
      <EmojiButton isDisabled={isBusy} onPick={onInsert} />
      <IconButton icon={AtSign} label={t('mention')} disabled={isBusy} onClick={() => onInsert('@')} />
    </div>
  );
}
