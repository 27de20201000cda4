import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectHosts } from './adapters/migration/settings';
import { createApp } from './app/createApp';
import { ConfigError, readConfig, type ServerConfig } from './config';
import { stopOnCrash } from './crash';
import { DataDirectoryInUseError } from './db/lock';
import { DatabaseOpenError } from './db/open';
import { openClientFiles } from './http/clientFiles';
import { answerFigures } from './http/figures';
import { createFrontDoor } from './http/frontDoor';
import { listen, type ListeningServer } from './http/listen';
import { createPageHeads } from './modules/linkPreviews/pageHeads';
import { createLog, loseUnwrittenLines, terminalLog, type Log } from './log';
import { projectRoot } from './projectRoot';
import { openRuntime, type Runtime } from './runtime';

let log: Log = terminalLog;

/** Starts the server. Wrong settings or surroundings end the process with 1 and a readable message. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  log = createLog(config.logFormat);
  const runtime = await openRuntime(config, log);
  const { settings, chain } = runtime.deps.migration;
  const client = await openClientFiles(join(projectRoot, 'build/client'), {
    connectHosts: connectHosts(settings),
    mediaHosts: config.mediaHosts,
    hasDemoWallet: chain !== null,
    headOf: createPageHeads(runtime.deps),
  });
  const fetch = createFrontDoor(createApp(runtime.deps), client, runtime.deps);
  const server = await listen(fetch, { ...config, streams: runtime.deps.streams.count });
  const figures = await listenForFigures(runtime, config);
  stopOnSignals(runtime, [server, ...figures]);
  announce(config, server.address.port);
}

/** Serves the figures on a port of their own, if there is one. */
async function listenForFigures({ figures }: Runtime, { metrics }: ServerConfig): Promise<ListeningServer[]> {
  if (metrics === null || figures === null) return [];
  const server = await listen(answerFigures(figures), metrics);
  log.info(`Figures: port ${server.address.port}, /metrics`);
  return [server];
}

function announce(config: ServerConfig, port: number): void {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  log.info(`${config.productName} runs at http://${host}:${port}`);
  if (config.isOutboxOpen) log.info(`Mails and text messages: ${config.publicUrl}/outbox`);
  if (config.isOutboxForced)
    log.warn('OUTBOX=on shows every mailed link and code to everybody who can reach this server.');
  if (config.isDemo && !config.isLocal)
    log.warn('Everybody knows the password of the demo community. Set DEMO=off for a site of your own.');
}

/** Stops in order: `/ready` answers 503, connections close, requests finish, data is written, the process ends. */
function stopOnSignals({ deps, close }: Runtime, servers: readonly ListeningServer[]): void {
  const stop = async (exitCode: number) => {
    if (deps.lifecycle.isStopping) return;
    deps.lifecycle.isStopping = true;
    // Streams would hold their connections until the last moment.
    deps.streams.close();
    await Promise.all(servers.map((server) => server.stop()));
    await close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // The parent process is gone: no signal would ever arrive.
  process.on('disconnect', () => void stop(0));
  stopOnCrash(log, (exitCode) => void stop(exitCode));
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not right.\n${error.message}`;
  if (error instanceof DataDirectoryInUseError || error instanceof DatabaseOpenError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is taken by another program. Set PORT to another one.';
  return error instanceof Error ? error.message : 'The server could not start.';
}

loseUnwrittenLines();
start().catch((error: unknown) => {
  log.error(explain(error));
  process.exit(1);
});
