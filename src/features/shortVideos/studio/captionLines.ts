import { nanoid } from '@reduxjs/toolkit';
import { hourMs, minuteMs } from '@/shared/lib/time/durations';
import { frame, type Edits } from './planVideo';

/** A caption; times in seconds of the file, of which a part may be cut away. */
export interface CaptionLine {
  id: string;
  start: number;
  end: number;
  text: string;
}

/** Seconds that a new line lasts, unless the next one begins earlier. */
const usualLength = 2;

/** Adds an empty line at a moment, at the end of the video one that shows until then; one that shows there ends. */
export function addLine(lines: readonly CaptionLine[], at: number, end: number): CaptionLine[] {
  const next = lines.find(({ start }) => start > at)?.start ?? end;
  // Where the video ends, nothing would be left to show it.
  const start = at > end - frame ? Math.max(0, end - usualLength) : at;
  const line = { id: nanoid(), start, end: Math.min(start + usualLength, next), text: '' };
  const before = lines.map((other) =>
    other.start < start && other.end > start ? { ...other, end: start } : other,
  );
  return inOrder([...before, line]);
}

/** Changes a line; it lasts for a frame at least. */
export function changeLine(
  lines: readonly CaptionLine[],
  id: string,
  changes: Partial<Omit<CaptionLine, 'id'>>,
): CaptionLine[] {
  return inOrder(
    lines.map((line) => {
      if (line.id !== id) return line;
      const changed = { ...line, ...changes };
      if (changed.end >= changed.start + frame) return changed;
      return changes.end === undefined
        ? { ...changed, end: changed.start + usualLength }
        : { ...changed, start: Math.max(0, changed.end - usualLength) };
    }),
  );
}

const inOrder = (lines: CaptionLine[]) => lines.sort((a, b) => a.start - b.start);

/** The text that shows at a moment. */
export function lineAt(lines: readonly CaptionLine[], at: number): string {
  return lines.findLast(({ start, end }) => start <= at && at < end)?.text ?? '';
}

/** Writes what is kept of the lines as WebVTT, whose time begins where the cut does; null if that is nothing. */
export function webVttOf(
  lines: readonly CaptionLine[],
  { start, end }: Pick<Edits, 'start' | 'end'>,
): string | null {
  const cues = lines.flatMap((line) => {
    // A blank line would end the cue.
    const text = line.text.trim().replace(/\s*\n\s*/g, '\n');
    const [from, to] = [Math.max(line.start, start) - start, Math.min(line.end, end) - start];
    return text === '' || to - from < frame ? [] : [`${timeOf(from)} --> ${timeOf(to)}\n${escaped(text)}\n`];
  });
  return cues.length === 0 ? null : `WEBVTT\n\n${cues.join('\n')}`;
}

/** Keeps signs of WebVTT from being read as such. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0');
  const clock = [milliseconds / hourMs, (milliseconds / minuteMs) % 60, (milliseconds / 1000) % 60];
  return `${clock.map((value) => part(value)).join(':')}.${part(milliseconds % 1000, 3)}`;
}
