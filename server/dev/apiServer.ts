import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type * as AppModule from '../app/createApp';
import type * as ConfigModule from '../config';
import type * as FrontDoorModule from '../http/frontDoor';
import type * as LogModule from '../log';
import type * as RuntimeModule from '../runtime';

/**
 * Mounts the API into the development server. Lock and database are opened once; the app is reloaded for each
 * request, so that edits take effect at once.
 */
export function apiServer(): Plugin {
  let hasDemoWallet = false;
  return {
    name: 'kith:api-server',
    apply: (_config, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && isPreview !== true,
    async configureServer(server) {
      const { deps } = await mountServer(server);
      hasDemoWallet = deps.migration.chain !== null;
    },
    transformIndexHtml: (html, { path }) =>
      hasDemoWallet && path.startsWith('/migration/')
        ? html.replace('</head>', '<script type="module" src="/chain/demoWallet/main.ts"></script></head>')
        : html,
  };
}

async function mountServer(server: ViteDevServer): Promise<RuntimeModule.Runtime> {
  const { readConfig } = (await server.ssrLoadModule('/server/config.ts')) as typeof ConfigModule;
  const { openRuntime } = (await server.ssrLoadModule('/server/runtime.ts')) as typeof RuntimeModule;
  const { isApiPath } = (await server.ssrLoadModule('/server/http/frontDoor.ts')) as typeof FrontDoorModule;
  const { terminalLog } = (await server.ssrLoadModule('/server/log.ts')) as typeof LogModule;
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = String(server.config.server.port);
  const { bundleForNode } = await import('../testing/bundle.ts');
  const runtime = await openRuntime(
    readConfig({ PORT: port, DATA_DIR: './data/dev', ...process.env }),
    terminalLog,
    {
      videoChild: await bundleForNode('server/adapters/video/videoChild.ts'),
      engine: await bundleForNode('server/db/engine/engine.ts'),
    },
  );
  closeWith(server, runtime);

  const listener = getRequestListener(
    async (request, env) => {
      const { createApp } = (await server.ssrLoadModule('/server/app/createApp.ts')) as typeof AppModule;
      return createApp(runtime.deps).fetch(request, env);
    },
    { overrideGlobalObjects: false },
  );
  server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/);
    if (isApiPath(pathname)) {
      void listener(request, response);
      return;
    }
    if (pathname === '/migration') {
      response.writeHead(308, { Location: `/migration/${search}` }).end();
      return;
    }
    // Every path below the migration page without an extension is the page itself.
    if (pathname.startsWith('/migration/') && !pathname.includes('.'))
      request.url = `/migration/index.html${search}`;
    next();
  });
  return runtime;
}

/** Frees the data directory when the development server restarts or ends. */
function closeWith(server: ViteDevServer, runtime: RuntimeModule.Runtime): void {
  const close = server.close.bind(server);
  let closed: Promise<void> | null = null;
  const closeRuntime = () => (closed ??= runtime.close());
  server.close = async () => {
    await close();
    await closeRuntime();
  };
  const onSignal = () => void closeRuntime().finally(() => process.exit(0));
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
}
