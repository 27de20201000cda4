export const albums = {
  of: 'Photos of {{name}}',
  grid: 'Photos',
  failed: 'The photos could not be loaded',
  none: {
    title: 'No photos here yet',
    text: 'Photos of posts show here, the latest first.',
  },
  month: 'Month',
  monthAndCount_one: '{{month}}, {{figure}} photo',
  monthAndCount_other: '{{month}}, {{figure}} photos',
  undated: 'Without a date',
  newer: 'Show newer photos',
  older: 'Show older photos',
  alt: 'ALT',
  described: '{{name}}: {{text}}',
  choose: 'Select photo {{position}} of {{total}}',
  leaveOut: 'Leave out photo {{position}} of {{total}}',
  views: { label: 'Photos and albums', albums: 'Albums', all: 'All photos' },
  album: {
    label: 'Albums',
    search: 'Search albums',
    failed: 'The albums could not be loaded',
    loadFailed: 'The album could not be loaded',
    public: 'Public',
    private: 'Private',
    photos_one: '{{figure}} photo',
    photos_other: '{{figure}} photos',
    line: '{{privacy}}, {{photos}}',
    back: 'Photos',
    gone: 'This album is not here',
    goneText: 'It was deleted, or it is private.',
    none: 'No albums yet',
    noneText: 'Albums of {{name}} show here.',
    noneFound: 'No album of that name',
    noneFoundText: 'Try another word, or fewer.',
    clear: 'Clear search',
    empty: 'This album is empty',
    emptyText: 'Photos show here once there are some.',
  },
  order: {
    label: 'Order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    hand: 'By hand',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    albums: typeof albums;
  }
}
