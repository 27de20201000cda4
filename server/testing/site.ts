import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on this machine, in the place of the internet. */
export interface TestSite {
  port: number;
  /** What it answers from now on. */
  answer: RequestListener;
  /** Paths that were asked for, in order. */
  asked: string[];
  close: () => void;
}

/** Starts a site; give its `port` to PREVIEW_TEST_HOSTS. It answers 404 until told otherwise. */
export async function startTestSite(): Promise<TestSite> {
  const server = createServer((request, response) => {
    site.asked.push(request.url ?? '');
    site.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: TestSite = {
    port: (server.address() as AddressInfo).port,
    answer: (_request, response) => response.writeHead(404).end(),
    asked: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
