import { useState } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import type { Image } from '../types';
import type { LightboxLabels } from './Lightbox';
import styles from './Lightbox.module.css';
import { AltButton, DescribeButton } from './LightboxButtons';

const DescribeDialog = lazyRoomOverlay(async () => {
  const { DescribeDialog: Part, rooms } = await import('../describing/DescribeDialog');
  return { default: Part, rooms };
});

/**
 * The description of the photo that shows: on demand for all, to be written by its author where the backend takes it
 * (ANY-06).
 * @param onDescribed left out where the photo is not the member's own
 */
export function useLightboxText(photo: Image | undefined, labels: LightboxLabels, onDescribed?: () => void) {
  const [isShown, setIsShown] = useState(false);
  const [isDescribing, setIsDescribing] = useState(false);
  const describes = useSpeaks('descriptions') && onDescribed !== undefined;
  const toggle = () => setIsShown((was) => !was);
  const text = photo?.alt ?? '';
  return {
    toggle,
    buttons: [
      text !== '' && (
        <AltButton
          key="text"
          label={isShown ? labels.hideText : labels.showText}
          text={labels.alt}
          isOn={isShown}
          onPress={toggle}
        />
      ),
      describes && (
        <DescribeButton key="describe" label={labels.describe} onPress={() => setIsDescribing(true)} />
      ),
    ],
    text: (
      <div role="status">
        {isShown && text !== '' && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
    ),
    dialog: isDescribing && photo && (
      <DescribeDialog
        photos={[photo]}
        {...(onDescribed && { onSaved: onDescribed })}
        onClose={() => setIsDescribing(false)}
      />
    ),
  };
}
