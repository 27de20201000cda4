import type { SeedPost } from '../types';

/** Stairwells, libraries, cats, forms that are wrong. */
export const neighbourPosts: SeedPost[] = [
  {
    by: 'nadia',
    topic: 'neighbours',
    minutesAgo: 7,
    text: 'The lift works again. We have all agreed not to mention it, in case it hears us.',
    thread: [
      { by: 'chiara', text: 'You have a lift.' },
      { by: 'samir', text: 'Speak softly. Ours heard.' },
    ],
  },
  {
    by: 'gwen',
    topic: 'neighbours',
    minutesAgo: 93,
    text: 'A gentleman returned a book today that he borrowed in 1987. He asked about the fine. I asked about the book. We called it even, and he has taken out the second volume.',
    thread: [
      { by: 'amara', text: 'He could not rush it. It was a long chapter.' },
      {
        by: 'archie',
        text: 'I should like it known that I was busy.',
        replies: [
          {
            by: 'gwen',
            text: 'I gave no names, Archibald.',
            replies: [{ by: 'archie', text: 'They would not have fitted.' }],
          },
        ],
      },
      {
        by: 'priya',
        text: 'Was it good?',
        replies: [{ by: 'archie', text: 'The ending is weak. I expect more from volume two.' }],
      },
      { by: 'tomasz', text: 'Thirty-eight years. That is a delay even I would photograph.' },
    ],
  },
  {
    by: 'archie',
    topic: 'neighbours',
    text: 'The new form has forty boxes for the surname. I filled in thirty-nine and a hyphen. I have waited all my life for this form.',
  },
  {
    by: 'nadia',
    topic: 'neighbours',
    language: 'fr',
    photos: ['stairs'],
    text: 'Le chat du troisième n’est pas du troisième. Il a trois gamelles, quatre prénoms et aucune intention de s’expliquer. #chat',
    thread: [
      { by: 'aurelie', text: 'Le mien a une double vie aussi. Je paie les croquettes des deux.' },
      {
        by: 'hugo',
        text: 'Quels prénoms ?',
        replies: [{ by: 'nadia', text: 'Minou, Gaston, Monsieur et Descends de là.' }],
      },
    ],
  },
  {
    by: 'ingrid',
    topic: 'neighbours',
    text: 'Notice in our hallway: “Whoever is practising the trombone: you are getting better.” Signed by eleven flats.',
    thread: [
      { by: 'priya', text: 'This is what buildings are for.' },
      { by: 'olamide', text: 'I would frame it.' },
      { by: 'yusuf', text: 'My building also wrote a notice. It had a different ending.' },
    ],
  },
  {
    by: 'freya',
    topic: 'neighbours',
    text: 'Lent: one ladder. Returned: one ladder, one jar of chutney, and a rung painted blue because “it looked lonely”. Will lend again.',
    thread: [{ by: 'amara', text: 'Five stars for the borrower.' }],
  },
  {
    by: 'anneke',
    topic: 'neighbours',
    language: 'nl',
    text: 'Spreekuur bij het tuinhek: vandaag twee liefdeskwesties, één wasmachine en een duif. Allemaal opgelost, behalve de duif.',
    thread: [{ by: 'dmitri', text: 'Wat had de duif?', replies: [{ by: 'anneke', text: 'Gelijk.' }] }],
  },
  {
    by: 'lucia',
    topic: 'neighbours',
    language: 'es',
    text: 'La vecina me dejó unas llaves por si acaso. No sé de qué son. Lleva nueve años siendo por si acaso.',
  },
  {
    by: 'yusuf',
    topic: 'neighbours',
    on: { member: 'amara' },
    text: 'Happy belated plot anniversary, Amara. Seven years of plot seven. There is a package on its way to you with olives in it, if the customs officer is a strong man.',
    thread: [
      {
        by: 'amara',
        text: 'Arrived. He was not a strong man: the seal is broken and two are missing. Thank you, thank you.',
        replies: [{ by: 'emre', text: 'Two is the official rate.' }],
      },
      { by: 'ingrid', text: 'Seven years. You have spent four of them looking for the strimmer.' },
    ],
  },
  {
    by: 'marguerite',
    topic: 'neighbours',
    on: { member: 'amara' },
    photos: ['lake'],
    text: 'Found this on my camera: you, at the top, pretending that you had just got there.',
  },
  {
    by: 'siobhan',
    topic: 'neighbours',
    photos: ['sea'],
    text: 'The ferry was cancelled, so the whole queue went to Bríd’s. There were nineteen of us and four chairs. By the time the boat was running again, nobody would get on it.',
    thread: [
      { by: 'freya', text: 'This is the only timetable I respect.' },
      { by: 'tomasz', text: 'I disagree with the principle and would like the address.' },
    ],
  },
  { by: 'pekka', topic: 'neighbours', text: 'New neighbour waved. I waved. It was a lot for both of us.' },
  {
    by: 'anjali',
    topic: 'neighbours',
    text: 'Three porters, two tourists, one goat and my aunt sat out the hail under our porch. My aunt made tea for all of them and only asked the goat to help. #porch',
    thread: [{ by: 'wanjiru', text: 'The goat had the kindest face.' }],
  },
  {
    by: 'amara',
    topic: 'neighbours',
    minutesAgo: 33,
    text: 'Whoever left the bag of quinces on my step, this is not how you stay anonymous. I know those knots, @archie.',
    thread: [
      { by: 'archie', text: 'I deny the knots.' },
      {
        by: 'ingrid',
        text: 'It is a double sheet bend. He ties everything like that. He tied my gate.',
        replies: [
          {
            by: 'archie',
            text: 'It has not blown open since.',
            replies: [{ by: 'ingrid', text: 'It has not opened since.' }],
          },
        ],
      },
      { by: 'priya', text: 'Quince pickle. Send two, and I send one back.' },
      { by: 'gwen', text: 'I have had quinces too. I have said nothing, and hoped.' },
    ],
  },
  {
    by: 'olamide',
    topic: 'neighbours',
    text: 'Downstairs neighbour asked whether I could play “more quietly, or more often”.',
  },
  {
    by: 'leilani',
    topic: 'neighbours',
    photos: ['forest', 'sea', 'dusk'],
    text: 'Power out on the whole street. Twelve freezers, one grill, all the cousins. The best meal of the year was an emergency.',
    thread: [{ by: 'tui', text: 'We plan ours. It is never as good.' }],
  },
  {
    by: 'mo-ito',
    topic: 'neighbours',
    language: 'pt',
    text: 'O porteiro sabe o nome de todos os cães do prédio e de três moradores.',
  },
  {
    by: 'bo-li',
    topic: 'neighbours',
    text: 'hello. is this where the neighbours are',
    thread: [
      { by: 'amara', text: 'It is. Sit anywhere. Mind the pumpkin.' },
      {
        by: 'nadia',
        text: 'Welcome. Which floor?',
        replies: [
          {
            by: 'bo-li',
            text: 'ground i think',
            replies: [{ by: 'nadia', text: 'Best one. You never have to trust the lift.' }],
          },
        ],
      },
      { by: 'pekka', text: 'Waves.' },
    ],
  },
  {
    by: 'samir',
    topic: 'neighbours',
    text: 'Moved flats: two floors up, same building. Everybody came to help and everybody came to say goodbye, and they were the same people with the same tray.',
    thread: [{ by: 'nadia', text: 'And the tray?', replies: [{ by: 'samir', text: 'Empty, both times.' }] }],
  },
  {
    by: 'noor',
    topic: 'neighbours',
    text: 'Somebody has been leaving one clean mug on the bakery step every morning. I have twelve now. I am not asking. I am buying a shelf.',
  },
];
