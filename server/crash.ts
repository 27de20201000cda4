/** How the server ends after an error that nobody caught: the one end after which it is to be started again. */
export const crashExitCode = 70;
