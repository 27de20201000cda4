import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStreams, type Streams } from './streams';

let streams: Streams;
beforeEach(() => {
  streams = createStreams();
});
afterEach(() => streams.close());

const reader = { memberId: 1, sessionId: 1 };

it('LIVE-01 a reader who left before the stream was open takes no place of their login', () => {
  for (let time = 0; time < 6; time += 1) streams.open(reader, AbortSignal.abort());
  expect(streams.count()).toBe(0);
  expect(streams.open(reader, new AbortController().signal)).not.toBeNull();
});

it('LIVE-01 a reader who leaves gives their place back', () => {
  const leaving = new AbortController();
  streams.open(reader, leaving.signal);
  expect(streams.count()).toBe(1);
  leaving.abort();
  expect(streams.count()).toBe(0);
});
