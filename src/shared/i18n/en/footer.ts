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
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    footer: typeof footer;
  }
}
