export const describing = {
  title_one: 'Describe {{count}} photo',
  title_other: 'Describe {{count}} photos',
  photo: 'Describe photo {{position}} of {{total}}',
  field: 'What is in the picture',
  help: 'Read aloud to people who cannot see it. Say what matters, as you would on the telephone.',
  position: 'Photo {{position}} of {{total}}',
  previous: 'Previous photo',
  next: 'Next photo',
  save: 'Save',
  saveNext: 'Save and next',
  saving: 'Saving',
  done: 'Done',
  failed: 'The description could not be saved.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    describing: typeof describing;
  }
}
