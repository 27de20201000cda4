import { maxClipSeconds } from '@/shared/config/limits';
import { ApiError } from '../../errors';

const maxCues = 2_000;
const stamp = String.raw`(?:(\d{1,2}):)?(\d{2}):(\d{2})[.,](\d{3})`;
const times = new RegExp(String.raw`^\s*${stamp}[ \t]+-->[ \t]+${stamp}(?:[ \t].*)?$`);

interface Cue {
  /** Milliseconds. */
  start: number;
  end: number;
  lines: string[];
}

const notReadable = () =>
  new ApiError(422, 'captionsNotReadable', { fields: { file: 'captionsNotReadable' } });

/**
 * Reads captions in WebVTT or SRT and writes them anew as WebVTT: times and plain lines only, without styles, regions,
 * notes and markup (CLIP-02). Throws 422 captionsNotReadable.
 */
export function toWebVtt(content: Uint8Array): string {
  const cues = cuesOf(decoded(content));
  if (cues.length === 0 || cues.length > maxCues) throw notReadable();
  return ['WEBVTT', ...cues.map(written)].join('\n\n') + '\n';
}

function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n');
  } catch {
    throw notReadable();
  }
}

function cuesOf(text: string): Cue[] {
  if (text.includes('\0')) throw notReadable();
  return text.split(/(?:^|\n)(?:[ \t]*\n)+/).flatMap((block): Cue[] => {
    const lines = block.split('\n');
    // A number or name may come before the times.
    const at = lines.slice(0, 2).findIndex((line) => times.test(line));
    if (at === -1) return [];
    const found = times.exec(lines[at] ?? '') ?? [];
    const [start, end] = [millisecondsOf(found.slice(1, 5)), millisecondsOf(found.slice(5, 9))];
    if (end <= start || start > maxClipSeconds * 1000) throw notReadable();
    const spoken = lines.slice(at + 1).map(plain);
    return [{ start, end, lines: spoken.filter((line) => line !== '') }];
  });
}

function millisecondsOf([hours, minutes, seconds, rest]: readonly (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(rest);
}

/** A line without tags and control characters, its signs written so that none becomes markup. */
function plain(line: string): string {
  return line
    .replace(/<[^>]*>/g, '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .trim();
}

function written({ start, end, lines }: Cue): string {
  return [`${timeOf(start)} --> ${timeOf(end)}`, ...lines].join('\n');
}

function timeOf(milliseconds: number): string {
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const seconds = milliseconds / 1000;
  const clock = [part(seconds / 3600), part((seconds / 60) % 60), part(seconds % 60)];
  return `${clock.join(':')}.${part(milliseconds % 1000, 3)}`;
}
