/** Of the bar that saves or discards changes. */
export const saving = {
  unsaved: 'You have changes that are not saved.',
  discard: 'Discard',
  saving: 'Saving',
  saved: 'Your changes are saved.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    saving: typeof saving;
  }
}
