/** SHELL-05. */
export const footer = {
  label: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  refunds: 'Refunds',
  disclosures: 'Disclosures',
  doNotSell: 'Do not sell my info',
  copyright: '© {{year}} {{product}}. English.',
  doNotSellTitle: 'Do not sell your info?',
  doNotSellText:
    '{{product}} does not sell what it knows of you. Confirm, and we record that you forbid it for good, whatever may come.',
  doNotSellConfirm: 'Do not sell my info',
  doNotSellDone: 'Recorded: your info is not for sale.',
  doNotSellFailed: 'Recorded in this browser. It could not be sent to the server, please try again later.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    footer: typeof footer;
  }
}
