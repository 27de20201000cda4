import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local web server that replaces the internet in tests. */
export interface TestSite {
  port: number;
  /** Sets the answer of the following requests. */
  answer: RequestListener;
  /** Requested paths, in order. */
  asked: string[];
  close: () => void;
}

/** Starts a site; pass its `port` to PREVIEW_TEST_HOSTS. It answers 404 by default. */
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
