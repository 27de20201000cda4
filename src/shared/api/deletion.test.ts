import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestError } from '../errors/appError';
import { configureApi } from './client';
import { requestDeletion } from './deletion';

const server = setupServer();
beforeAll(() => {
  configureApi({ logsFailures: false });
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
  configureApi();
});

const deletion = (answer: () => Response) => {
  server.use(http.delete('*/api/plant', answer));
  return requestDeletion({ path: '/api/plant', signal: new AbortController().signal });
};

describe('a deletion', () => {
  it.each([204, 200])('ANY-04 is done where the server answers %i', async (status) => {
    await expect(deletion(() => new HttpResponse(null, { status }))).resolves.toBeUndefined();
  });

  it('ANY-04 is done where the server says that it has the thing no more', async () => {
    const answer = () => HttpResponse.json({ dictionary_code: 'notFound' }, { status: 404 });
    await expect(deletion(answer)).resolves.toBeUndefined();
  });

  it('ANY-06 has failed where the server does not know the call', async () => {
    const answer = () => new HttpResponse('<h1>Cannot DELETE</h1>', { status: 404 });
    await expect(deletion(answer)).rejects.toBeInstanceOf(RequestError);
  });

  it.each([400, 403, 404, 409, 500, 501])('ANY-04 has failed where the server answers %i', async (status) => {
    await expect(deletion(() => new HttpResponse(null, { status }))).rejects.toBeInstanceOf(RequestError);
  });

  it('ANY-04 has failed where no answer comes', async () => {
    await expect(deletion(() => HttpResponse.error())).rejects.toBeInstanceOf(RequestError);
  });
});
