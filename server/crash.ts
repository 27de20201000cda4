/** Exit code after an uncaught error: the only one that the supervisor restarts. */
export const crashExitCode = 70;
