import { createPortal } from 'react-dom';
import styles from './Backdrop.module.css';

/**
 * Lies over the page under an open menu or popover: the press that closes it reaches nothing else. It stays until the
 * end of the press, which would land on the page otherwise.
 */
export function Backdrop({ onPress }: { onPress: () => void }) {
  return createPortal(
    <div
      className={styles.backdrop}
      data-backdrop=""
      aria-hidden="true"
      // The focus returns to the button that opened.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    />,
    document.body,
  );
}

/** True for the press or focus of the backdrop or of the button, which close what is open by themselves. */
export function closesItself({ target }: Event, button: Element | null): boolean {
  return (
    target instanceof Element && (target.matches('[data-backdrop]') || button?.contains(target) === true)
  );
}
