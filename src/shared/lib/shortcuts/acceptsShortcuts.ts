const editable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** False while typing and with a modifier key. */
export function acceptsSingleKeys(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
    return false;
  return !(event.target instanceof Element && event.target.closest(editable));
}

/** False while typing, under a dialog or menu, and with a modifier key. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  return acceptsSingleKeys(event) && document.querySelector('[aria-modal="true"], [role="menu"]') === null;
}
