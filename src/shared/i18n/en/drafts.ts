export const drafts = {
  restored: 'Draft restored',
  discard: 'Discard',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    drafts: typeof drafts;
  }
}
