import { liveEvents, type WireHello } from '@/shared/wire/live';
import type { TestMember, TestServer } from './harness';

/** An open event stream of a member, as its events come off the wire. */
export interface Ear {
  id: string;
  /** Events since the last call, each as its name and data; waits for what is on its way. */
  heard: () => Promise<string[]>;
  isOver: () => boolean;
  /** Ends it as a closed tab does. */
  leave: () => Promise<void>;
}

/** Opens an event stream. Tells it everything that happened whenever the test asks what was heard. */
export async function listen(
  server: TestServer,
  member: Pick<TestMember, 'token'>,
  deliver: () => Promise<void>,
): Promise<Ear> {
  const response = await server.app.fetch(
    new Request('http://localhost:3000/api/stream', { headers: { 'X-Token': member.token } }),
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  const reader = response.body?.getReader();
  if (response.status !== 200 || reader === undefined) throw new Error(`No stream: ${response.status}`);
  let text = '';
  let isOver = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value);
    }
    isOver = true;
  })();
  // What was written is read in the turns that follow.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  await settle();
  const hello = /^event: hello\ndata: (.+)$/m.exec(text)?.[1];
  if (hello === undefined) throw new Error('The stream did not say hello');
  const { id } = JSON.parse(hello) as WireHello;
  text = '';
  return {
    id,
    async heard() {
      await deliver();
      await settle();
      const events = [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, name = '', data = '']) =>
        liveEvents.some((known) => known === name) && data === '{}' ? name : `${name} ${data}`,
      );
      text = '';
      return events;
    },
    isOver: () => isOver,
    async leave() {
      await reader.cancel();
      await reading;
    },
  };
}
