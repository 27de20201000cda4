import { writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { useMinWidth } from '@/shared/lib/device/useMinWidth';

/** Narrowest window in which a column fits beside a photo. */
const widthForTwo = 1000;

/** Shows or hides the column beside photos; the choice stays on the device (HOUR-08). */
export function useBeside(hasColumn: boolean) {
  const isWide = useMinWidth(widthForTwo);
  const isHidden = useDevice().isPhotoAlone === true;
  const isOffered = hasColumn && isWide;
  return {
    isOffered,
    isShown: isOffered && !isHidden,
    toggle: () => {
      if (isOffered) writeDevice({ isPhotoAlone: !isHidden });
    },
  };
}
