import styles from './Attachment.module.css';
import { useComposerTexts } from '../composerTexts';
import { GifImage } from '@/features/gifs/ui/GifImage';
import { RemoveButton } from './RemoveButton';

/** The picked GIF of a text being written (POST-03). */
export function PickedGif({ address, onRemove }: { address: string; onRemove: () => void }) {
  const t = useComposerTexts();
  return (
    <div className={styles.attachment} data-fit="">
      <GifImage address={address} />
      <RemoveButton label={t('removeGif')} onPress={onRemove} />
    </div>
  );
}
