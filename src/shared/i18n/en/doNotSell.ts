/** SHELL-05. */
export const doNotSell = {
  title: 'Do not sell your info?',
  text: '{{product}} does not sell what it knows of you. Confirm, and we record that you forbid it for good, whatever may come.',
  confirm: 'Do not sell my info',
  done: 'Recorded: your info is not for sale.',
  failed: 'Recorded in this browser. It could not be sent to the server, please try again later.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    doNotSell: typeof doNotSell;
  }
}
