const editable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key may act as a shortcut: nobody types, no dialog or menu is open, and no modifier is held. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
    return false;
  if (event.target instanceof Element && event.target.closest(editable)) return false;
  return document.querySelector('[aria-modal="true"], [role="menu"]') === null;
}
