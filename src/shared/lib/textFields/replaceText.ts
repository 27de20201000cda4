import { flushSync } from 'react-dom';

/**
 * Puts text in place of a part of a controlled field and the caret behind it.
 * @param range from and to, in UTF-16 units; what is selected when left out
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
