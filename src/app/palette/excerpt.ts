import { matchedParts } from '@/shared/rules/searchWords';

const maxLength = 90;
/** Characters kept before the match. */
const lead = 24;

/** Line of a text around its first match with a term. */
export function excerptOf(text: string, term: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const [before] = matchedParts(line, term);
  const at = before && !before.isMatch ? before.text.length : 0;
  if (at <= lead || at >= line.length) return `${line.slice(0, maxLength).trimEnd()}…`;
  const from = line.indexOf(' ', at - lead) + 1;
  const start = from > 0 && from <= at ? from : at;
  const end = start + maxLength;
  return `…${line.slice(start, end).trimEnd()}${end < line.length ? '…' : ''}`;
}
