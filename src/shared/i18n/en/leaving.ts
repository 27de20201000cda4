export const leaving = {
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your changes on this page are not saved.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  kept: {
    title: 'Leave without saving?',
    text: 'Your changes on this page are not saved. They stay here as a draft.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  uploading: {
    title: 'Leave while photos are uploading?',
    text: 'What is not uploaded yet may not be sent.',
    leave: 'Leave this page',
    stay: 'Stay here',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    leaving: typeof leaving;
  }
}
