const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts user-perceived characters (VAL-05). Slow on long text: check `length` first. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (segment.segment !== '') count += 1;
  return count;
}

/** Limits graphemes, and bytes because a grapheme can be arbitrarily long. */
export function isTooLong(text: string, maxGraphemes: number, maxBytes: number): boolean {
  if (text.length > maxBytes) return true;
  if (new TextEncoder().encode(text).length > maxBytes) return true;
  return text.length > maxGraphemes && countGraphemes(text) > maxGraphemes;
}

/** False for NUL and lone surrogates, which the database cannot store. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Removes bidi controls and collapses white space, which could disguise a name or disturb the text around it. */
export function cleanName(name: string): string {
  return name
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Finds a letter, number, sign or emoji that leaves something on the screen. Excluded are signs that fonts draw as
 * nothing: those that Unicode has ignored, the blank Braille pattern and the musical null note.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

/** True when there is something to see in a text; required names and texts need that. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
