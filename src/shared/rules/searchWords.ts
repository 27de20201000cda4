function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/[øö]/g, 'o')
    .replace(/ð/g, 'd');
}

/** Words without case, accents and punctuation. */
export function toSearchWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matching word beginnings and the rest (SRCH-01). */
export function matchedParts(text: string, term: string): TextPart[] {
  const wanted = toSearchWords(term);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = beginningOf(word, wanted);
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Length of the longest matching beginning, in UTF-16 units of `word`, accents included. */
function beginningOf(word: string, wanted: readonly string[]): number {
  const whole = folded(word);
  const covered = Math.max(0, ...wanted.map((start) => (whole.startsWith(start) ? start.length : 0)));
  if (covered === 0) return 0;
  let length = 0;
  for (const letter of word) {
    if (folded(word.slice(0, length)).length >= covered && !/^\p{M}/u.test(letter)) break;
    length += letter.length;
  }
  return length;
}
