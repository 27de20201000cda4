import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { crashExitCode } from './crash';
import { createLog, loseUnwrittenLines, usualLogFormat } from './log';

const steadyMs = 60_000;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * `npm start`: runs the server and restarts it after an uncaught error, with growing pauses until it has run for a
 * minute. Every other end is final: a signal, or wrong settings. The server ends with its parent.
 */
let server: ChildProcess | null = null;
let isStopping = false;
let pauseMs = firstPauseMs;
const { LOG_FORMAT } = process.env;
const log = createLog(LOG_FORMAT === 'json' || LOG_FORMAT === 'text' ? LOG_FORMAT : usualLogFormat());

function run(): void {
  const startedAt = Date.now();
  server = fork(fileURLToPath(new URL('./main.js', import.meta.url)), process.argv.slice(2));
  server.once('exit', (code, signal) => {
    if (isStopping || code !== crashExitCode) process.exit(code ?? (signal === null ? 0 : 1));
    if (Date.now() - startedAt > steadyMs) pauseMs = firstPauseMs;
    log.error(`The server is started again in ${pauseMs / 1000} s`);
    setTimeout(run, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    isStopping = true;
    // Between two runs there is no process to signal.
    if (server?.exitCode !== null || !server.kill(signal)) process.exit(0);
  });
}

loseUnwrittenLines();
run();
