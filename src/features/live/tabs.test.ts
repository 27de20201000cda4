import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubLocks } from '../../../tests/mocks/locks';
import { joinStream } from './tabs';
import type { LiveMessage } from './types';

/** Streams that are open on the server's side. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let opened = 0;
let watched: string[][] = [];
let watchedPeople: string[][] = [];
let status = 200;

const say = (text: string) => {
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
};

const server = setupServer(
  http.get('*/api/stream', ({ request }) => {
    opened += 1;
    if (status !== 200) return HttpResponse.json({}, { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        const forget = () => (streams = streams.filter((other) => other !== controller));
        request.signal.addEventListener('abort', forget);
        controller.enqueue(new TextEncoder().encode('event: hello\ndata: {"id":"s1"}\n\n'));
      },
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
  http.put('*/api/stream/s1/watch', async ({ request }) => {
    const { posts, people } = (await request.json()) as { posts: string[]; people: string[] };
    watched.push(posts);
    watchedPeople.push(people);
    return new HttpResponse(null, { status: 204 });
  }),
);

interface Tab {
  heard: LiveMessage['kind'][];
  unknown: number;
  part: ReturnType<typeof joinStream>;
}
let tabs: Tab[] = [];

function openTab(): Tab {
  const heard: LiveMessage['kind'][] = [];
  const tab: Tab = {
    heard,
    unknown: 0,
    part: joinStream({
      memberId: '7',
      onMessage: ({ kind }) => heard.push(kind),
      onUnknown: () => (tab.unknown += 1),
    }),
  };
  tabs.push(tab);
  return tab;
}

function close(tab: Tab): void {
  tabs = tabs.filter((other) => other !== tab);
  tab.part.leave();
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubLocks();
  streams = [];
  tabs = [];
  opened = 0;
  watched = [];
  watchedPeople = [];
  status = 200;
});
afterEach(() => {
  for (const tab of [...tabs]) close(tab);
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

it('LIVE-01 eight tabs share one stream, and each hears it', async () => {
  for (let index = 0; index < 8; index += 1) openTab();
  await vi.waitFor(() => expect(tabs.every(({ heard }) => heard.includes('opened'))).toBe(true));
  expect(opened).toBe(1);
  say('event: notify\ndata: {}\n\n');
  await vi.waitFor(() => expect(tabs.every(({ heard }) => heard.includes('heard'))).toBe(true));
  const late = openTab();
  await vi.waitFor(() => expect(late.heard).toContain('opened'));
  expect(opened).toBe(1);
});

it('LIVE-01 another tab takes over when the one that holds the stream is closed', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(second.heard).toContain('opened'));
  close(first);
  await vi.waitFor(() => expect(opened).toBe(2));
  await vi.waitFor(() => expect(second.heard).toEqual(['opened', 'closed', 'opened']));
});

it('LIVE-02 the stream watches what is on the screens of all tabs, and no more', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(second.heard).toContain('opened'));
  first.part.watch({ posts: ['1', '2'], people: ['7'] });
  second.part.watch({ posts: ['2', '3'], people: ['7', '8'] });
  await vi.waitFor(() => expect(watched.at(-1)?.toSorted()).toEqual(['1', '2', '3']), 3000);
  expect(watchedPeople.at(-1)).toEqual(['7', '8']);
  close(second);
  await vi.waitFor(() => expect(watched.at(-1)?.toSorted()).toEqual(['1', '2']), 3000);
  expect(watchedPeople.at(-1)).toEqual(['7']);
});

it('LIVE-01 ANY-06 a backend without the stream is left alone', async () => {
  status = 404;
  const tab = openTab();
  await vi.waitFor(() => expect(tab.unknown).toBe(1));
  expect(tab.heard).toEqual([]);
  expect(opened).toBe(1);
});

it('LIVE-01 unknown and broken events harm nothing', async () => {
  const tab = openTab();
  await vi.waitFor(() => expect(tab.heard).toEqual(['opened']));
  say('event: weather\ndata: rain\n\nevent: notify\ndata: {}\n\n');
  await vi.waitFor(() => expect(tab.heard).toEqual(['opened', 'heard']));
});
