import { extname } from 'node:path';
import type { ServerConfig } from '../config';
import type { ClientFiles } from './clientFiles';
import { noteRoute, observe, type ObserverDeps } from './observe';
import { addHeaders, baseHeaders } from './securityHeaders';

const apiPaths =
  /^\/(api|upload|files|media|outbox|unsubscribe|emailUndo|health|ready|gas|chain\/(rpc|tx|address)|migration-config\.json)(\/|$)/;

/** True for paths of the API; the built client answers all others. */
export const isApiPath = (pathname: string): boolean => apiPaths.test(pathname);

/** Combines the API and the built client in one fetch function. */
export function createFrontDoor(
  api: { fetch: (request: Request, env: object) => Response | Promise<Response> },
  client: ClientFiles,
  { config, ...observers }: ObserverDeps & { config: Pick<ServerConfig, 'publicUrl'> },
): (request: Request, env: object) => Promise<Response> {
  const always = baseHeaders(config);
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    if (isApiPath(pathname)) return api.fetch(request, env);
    return observe(observers, request, async () => {
      const response = await client.fetch(request);
      addHeaders(response, always);
      if (response.status < 400) noteRoute(extname(pathname) === '' ? 'page' : 'asset');
      return response;
    });
  };
}
