const editable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** False while typing, under a dialog or menu, and with a modifier key. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
    return false;
  if (event.target instanceof Element && event.target.closest(editable)) return false;
  return document.querySelector('[aria-modal="true"], [role="menu"]') === null;
}
