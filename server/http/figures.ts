import { expositionType } from '../adapters/metrics/exposition';

/** Answers `/metrics` with the figures, and nothing else (OPS-04). */
export function answerFigures(text: () => Promise<string>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
    return new Response(await text(), {
      headers: { 'Content-Type': expositionType, 'Cache-Control': 'no-store' },
    });
  };
}
