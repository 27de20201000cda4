export const firstEdition = {
  title: 'Your first edition',
  lead: 'Neighbours who wrote something worth reading. Follow the ones you would like to hear from again, and the paper below fills up.',
  people: 'Neighbours',
  groups: 'Groups around you',
  tags: 'Tags of the week',
  soFar: 'The paper so far',
  nothingYet: 'Follow somebody, and their posts stand below.',
  print: 'Print my paper',
  follows_one: 'You follow {{count}} neighbour.',
  follows_other: 'You follow {{count}} neighbours.',
  stuck: 'The press is stuck',
  early: 'You are early',
  earlyText: 'Few people live here yet. Write the first post, or bring somebody along.',
  things: {
    title: 'Three small things',
    hide: 'Hide these',
    lead: 'So that neighbours know who is knocking',
    photo: 'A photo of you',
    line: 'One line about you',
    post: 'Your first post',
    done: 'Done',
    addPhoto: 'Add a photo',
    write: 'Write it',
    save: 'Save',
    saving: 'Saving',
    lineHint: 'What neighbours call you for',
    postHint: 'Say where you live and what you mend',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    firstEdition: typeof firstEdition;
  }
}
