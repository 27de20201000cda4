import { flushSync } from 'react-dom';

/**
 * Replaces part of a controlled field and puts the caret after it.
 * @param range in UTF-16 units; the selection by default
 */
export function replaceText(
  field: HTMLTextAreaElement,
  text: string,
  onChange: (value: string) => void,
  [from, to]: [number, number] = [field.selectionStart, field.selectionEnd],
): void {
  const { value } = field;
  flushSync(() => onChange(value.slice(0, from) + text + value.slice(to)));
  field.focus();
  field.setSelectionRange(from + text.length, from + text.length);
}
