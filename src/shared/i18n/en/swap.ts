/** The line about the token swap (SHELL-10). */
export const swap = {
  label: 'Token swap',
  question: 'Still holding the old token?',
  link: 'Swap old tokens',
  close: 'Close, and do not show again',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    swap: typeof swap;
  }
}
