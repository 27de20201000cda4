import { Smile } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Popover } from '@/shared/ui/popover/Popover';
import { useComposerTexts } from '../composerTexts';
import styles from './EmojiButton.module.css';

const EmojiPicker = lazyPart(async () => (await import('./EmojiPicker')).EmojiPicker);

interface EmojiButtonProps {
  isDisabled: boolean;
  onPick: (emoji: string) => void;
}

/** A button with all emoji. The text field takes the focus after a pick, which closes them. */
export function EmojiButton({ isDisabled, onPick }: EmojiButtonProps) {
  const t = useComposerTexts();
  return (
    <Popover
      label={t('emoji')}
      align="start"
      content={() => (
        <div className={styles.panel}>
          <Suspense fallback={<div aria-busy="true" />}>
            <EmojiPicker onPick={onPick} />
          </Suspense>
        </div>
      )}
    >
      {(trigger) => <IconButton {...trigger} icon={Smile} label={t('addEmoji')} disabled={isDisabled} />}
    </Popover>
  );
}
