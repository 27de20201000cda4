import { maxUrlLength } from '../config/limits';
import { isPermalink } from './permalink';

/** `value` is the URL, the permalink or the lower-case tag. */
export interface TextToken {
  kind: 'text' | 'link' | 'mention' | 'tag';
  text: string;
  value: string;
}

// The look-behinds exclude mentions and tags inside words and addresses. A tag has at most 50 characters.
const pattern =
  /(?<link>https?:\/\/[^\s<>"]+)|(?<![\p{L}\p{N}_@/.])@(?<mention>[a-z0-9-]{3,40})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_#&/])#(?<tag>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,49})(?![\p{L}\p{M}\p{N}_])/giu;

/**
 * Splits text into plain parts, http(s) links, `@permalink` mentions and `#tags` (POST-08). The parts joined give the
 * text. The server stores the same mentions and tags that the app links.
 */
export function tokenizeText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  const plainUntil = (index: number) => {
    if (index > end) tokens.push({ kind: 'text', text: text.slice(end, index), value: '' });
    end = index;
  };
  for (const match of text.matchAll(pattern)) {
    const token = toToken(match.groups ?? {}, match[0]);
    if (token === null) continue;
    plainUntil(match.index);
    tokens.push(token);
    end = match.index + token.text.length;
  }
  plainUntil(text.length);
  return tokens;
}

export function mentionsAndTags(text: string, max = 30): { mentions: string[]; tags: string[] } {
  const tokens = tokenizeText(text);
  const valuesOf = (kind: TextToken['kind']) =>
    [...new Set(tokens.filter((token) => token.kind === kind).map((token) => token.value))].slice(0, max);
  return { mentions: valuesOf('mention'), tags: valuesOf('tag') };
}

function toToken(groups: Record<string, string | undefined>, text: string): TextToken | null {
  const { link, mention, tag } = groups;
  if (link !== undefined) return linkToken(link);
  if (mention !== undefined) {
    const value = mention.toLowerCase();
    return isPermalink(value) ? { kind: 'mention', text, value } : null;
  }
  // Tags need a letter: #1 is a number.
  if (tag === undefined || !/\p{L}/u.test(tag)) return null;
  return { kind: 'tag', text, value: tag.normalize('NFC').toLowerCase() };
}

/** Trailing punctuation belongs to the sentence, and so does a closing bracket that the URL did not open. */
function linkToken(link: string): TextToken | null {
  let text = link;
  for (;;) {
    const last = text.at(-1) ?? '';
    const isStrayBracket = last === ')' && !text.includes('(');
    if (!isStrayBracket && !/[.,;:!?'’”»\]]/u.test(last)) break;
    text = text.slice(0, -1);
  }
  if (text.length > maxUrlLength || !URL.canParse(text)) return null;
  return { kind: 'link', text, value: new URL(text).href };
}
