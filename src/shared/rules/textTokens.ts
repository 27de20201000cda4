import { maxUrlLength } from '../config/limits';
import { isPermalink } from './permalink';

/** A part of a post's or comment's text. `value` is the address, the permalink or the tag in lower case. */
export interface TextToken {
  kind: 'text' | 'link' | 'mention' | 'tag';
  text: string;
  value: string;
}

// A mention or tag starts where no word, address or other sign runs into it; a tag has 50 characters at most.
const pattern =
  /(?<link>https?:\/\/[^\s<>"]+)|(?<![\p{L}\p{N}_@/.])@(?<mention>[a-z0-9-]{3,40})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_#&/])#(?<tag>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,49})(?![\p{L}\p{M}\p{N}_])/giu;

/**
 * Splits text into plain parts, http(s) links, `@permalink` mentions and `#tags` (POST-08). Nothing is lost: the
 * parts joined give the text. The server stores the same mentions and tags that the app shows as links.
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

/** The distinct mentions (permalinks) and tags of a text, at most `max` of each. */
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
  // A number alone is a number, not a tag.
  if (tag === undefined || !/\p{L}/u.test(tag)) return null;
  return { kind: 'tag', text, value: tag.normalize('NFC').toLowerCase() };
}

/** Punctuation at the end belongs to the sentence; a closing bracket too, unless the address opened it. */
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
