export const emoji = {
  search: 'Search emoji',
  all: 'All emoji',
  recent: 'Picked last',
  none: 'No emoji for “{{term}}”.',
  hint: 'Arrows move, Enter picks',
  tone: 'Skin tone',
  noTone: 'No skin tone',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    emoji: typeof emoji;
  }
}
