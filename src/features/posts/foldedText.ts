import { countGraphemes } from '@/shared/rules/text';
import { tokenizeText, type TextToken } from '@/shared/rules/textTokens';

/** Shown characters and lines of a text before "See more" (POST-08): about eight lines. */
const shownCharacters = 520;
const shownLines = 8;
/** Folds only if this factor more would be hidden. */
const slack = 1.25;
/** Maximum length of a text that is set large when it is alone and on one line. */
const noteLength = 140;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** True for a short text without a line break (POST-08), which is set large where it is alone. */
export function isNote(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= noteLength * 4 &&
    !text.includes('\n') &&
    // Cheap test first: a character has at least one code unit.
    (text.length <= noteLength || countGraphemes(text) <= noteLength)
  );
}

/** The first parts of a long text, cut between words and never inside a link; null if it shows whole. */
export function foldText(text: string): TextToken[] | null {
  const end = endOfFold(text);
  if (end === null) return null;
  const shown: TextToken[] = [];
  let at = 0;
  for (const token of tokenizeText(text)) {
    const next = at + token.text.length;
    if (next > end) {
      if (token.kind === 'text') shown.push({ ...token, text: cutBetweenWords(token.text, end - at) });
      break;
    }
    shown.push(token);
    at = next;
  }
  return shown;
}

function endOfFold(text: string): number | null {
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const isLong = text.length > shownCharacters * slack || lineEnds.length >= shownLines * slack;
  if (!isLong) return null;
  return Math.min(shownCharacters, lineEnds[shownLines - 1] ?? text.length);
}

function cutBetweenWords(text: string, length: number): string {
  const start = text.slice(0, length);
  if (/^\s/.test(text.slice(length))) return start.trimEnd();
  const words = /^.*\s(?=\S*$)/s.exec(start)?.[0] ?? '';
  // A single endless word is cut between visible characters.
  const cut =
    words.trim() === '' ? (segmenter.segment(text).containing(length)?.index ?? length) : words.length;
  return text.slice(0, cut).trimEnd();
}
