/**
 * Hides the page and makes it inert: nobody else at this screen reads it, reaches it, or hears it (HOUR-05). Returns
 * the function that uncovers it, with the focus where it was and nothing moved.
 */
export function coverPage(): () => void {
  const { body, activeElement } = document;
  const parts = [...body.children].filter((part) => !part.hasAttribute('inert'));
  const before = { visibility: body.style.visibility, overflow: body.style.overflow };
  // Hides what is added to the page later, too; the login makes itself visible.
  Object.assign(body.style, { visibility: 'hidden', overflow: 'hidden' });
  for (const part of parts) part.setAttribute('inert', '');
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  return () => {
    Object.assign(body.style, before);
    for (const part of parts) part.removeAttribute('inert');
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}
