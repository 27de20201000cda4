import type { Hono } from 'hono';
import type { ServerConfig } from '../config';
import type { ClientFiles } from './clientFiles';
import { addHeaders, baseHeaders } from './securityHeaders';

const apiPaths =
  /^\/(api|upload|files|media|outbox|health|ready|gas|chain\/(rpc|tx|address)|migration-config\.json)(\/|$)/;

/** True for paths of the API; the built client answers all others. */
export const isApiPath = (pathname: string): boolean => apiPaths.test(pathname);

/** Combines the API and the built client in one fetch function. */
export function createFrontDoor(
  api: Pick<Hono, 'fetch'>,
  client: ClientFiles,
  config: Pick<ServerConfig, 'publicUrl'>,
): (request: Request, env: object) => Promise<Response> {
  const always = baseHeaders(config);
  return async (request, env) => {
    if (isApiPath(new URL(request.url).pathname)) return api.fetch(request, env);
    const response = await client.fetch(request);
    addHeaders(response, always);
    return response;
  };
}
