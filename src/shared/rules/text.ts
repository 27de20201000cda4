const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person counts (VAL-05). Cost grows with the text: bound its UTF-16 length first. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (segment.segment !== '') count += 1;
  return count;
}

/** True when a text is longer than a person may write: by graphemes, and by bytes so that no grapheme can be huge. */
export function isTooLong(text: string, maxGraphemes: number, maxBytes: number): boolean {
  if (text.length > maxBytes) return true;
  if (new TextEncoder().encode(text).length > maxBytes) return true;
  return text.length > maxGraphemes && countGraphemes(text) > maxGraphemes;
}

/** NUL and lone surrogates cannot be stored as they are: such text is refused, never silently changed. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Removes what makes a name look like another or spill over its neighbours: bidi controls and line breaks. */
export function cleanName(name: string): string {
  return name
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
