/** A link by which a page may have been left (SHELL-13). */
export interface PressedLink {
  href: string | null;
  /** Pixels from the window's upper edge. */
  top: number;
  /** State that the router keeps with the history entry in which it was pressed. */
  entry: unknown;
}

let pressed: PressedLink | null = null;

// Listens from the start: the first page may be left before the code that moves the focus is loaded.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    pressed = link && {
      href: link.getAttribute('href'),
      top: link.getBoundingClientRect().top,
      entry: history.state,
    };
  },
  { capture: true },
);

/** Answers the link that the last click pressed; null where it pressed something else. */
export function pressedLink(): PressedLink | null {
  return pressed;
}
