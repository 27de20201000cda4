import { describeError, type Log } from './log';

/** Exit code after an uncaught error: the only one that the supervisor restarts. */
export const crashExitCode = 70;

/** Logs an error that nobody caught, with the request that caused it, and stops the server. */
export function stopOnCrash(log: Log, stop: (exitCode: number) => void): void {
  process.on('uncaughtException', (error) => {
    log.error(`Stopping after an error nobody caught: ${describeError(error)}`);
    stop(crashExitCode);
  });
}
