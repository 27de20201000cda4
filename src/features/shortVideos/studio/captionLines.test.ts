import { describe, expect, it } from 'vitest';
import { addLine, changeLine, lineAt, webVttOf, type CaptionLine } from './captionLines';

const line = (start: number, end: number, text: string): CaptionLine => ({ id: text, start, end, text });

describe('CLIP-02 captions typed against the time of a video', () => {
  it('begin where the video stands, and end the one that shows there', () => {
    const first = addLine([], 1, 10);
    expect(first).toMatchObject([{ start: 1, end: 3 }]);
    const second = addLine(first, 2, 10);
    expect(second).toMatchObject([
      { start: 1, end: 2 },
      { start: 2, end: 4 },
    ]);
    expect(addLine(second, 0.5, 10)[0]).toMatchObject({ start: 0.5, end: 1 });
    expect(addLine([], 9, 10)[0]).toMatchObject({ start: 9, end: 10 });
  });

  it('are not lost where the video has played to its end', () => {
    const [added] = addLine([], 10, 10);
    const lines = changeLine(added ? [added] : [], added?.id ?? '', { text: 'The end' });
    expect(webVttOf(lines, { start: 0, end: 10 })).toBe('WEBVTT\n\n00:00:08.000 --> 00:00:10.000\nThe end\n');
  });

  it('stay in order and last for a frame at least, whatever is set', () => {
    const lines = [line(1, 3, 'a'), line(4, 5, 'b')];
    expect(changeLine(lines, 'a', { start: 6 }).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(changeLine(lines, 'a', { start: 6 })[1]).toMatchObject({ start: 6, end: 8 });
    expect(changeLine(lines, 'b', { end: 3 })[1]).toMatchObject({ start: 1, end: 3, text: 'b' });
    expect(changeLine(lines, 'a', { text: 'c' })[0]).toMatchObject({ id: 'a', text: 'c' });
  });

  it('show at their time, the later of two', () => {
    const lines = [line(1, 3, 'a'), line(2, 5, 'b')];
    expect([0, 1, 2.5, 4, 5].map((at) => lineAt(lines, at))).toEqual(['', 'a', 'b', 'b', '']);
  });

  it('count from the start of what is kept, and keep nothing of what is cut', () => {
    const lines = [
      line(0, 1, 'gone'),
      line(1, 3, 'A <b> & c'),
      line(61.5, 64, 'two\n\nlines'),
      line(70, 71, ''),
    ];
    expect(webVttOf(lines, { start: 2, end: 63 })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nA &lt;b&gt; &amp; c\n\n00:00:59.500 --> 00:01:01.000\ntwo\nlines\n',
    );
    expect(webVttOf(lines, { start: 66, end: 80 })).toBeNull();
  });
});
