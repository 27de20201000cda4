import type { SeedPost } from '../types';

/** Benches, shade, kerbs and the people who measure them. */
export const streetPosts: SeedPost[] = [
  {
    by: 'ewan',
    topic: 'streets',
    on: { group: 'town-planning-for-beginners' },
    minutesAgo: 1285,
    text: 'Required reading before anyone in this group posts about arcades again.',
    link: {
      name: 'Why the shaded side of the street is always the busy one',
      description:
        'A field study of four squares, sixty benches and the people who choose where to sit on them.',
      url: 'https://thelongstreet.example/shade',
      providerName: 'thelongstreet.example',
    },
    thread: [
      {
        by: 'kofi',
        text: 'Sixty benches. I have sat on more than that this month and nobody published me.',
        replies: [
          {
            by: 'ewan',
            text: 'Send me the list, with temperatures.',
            replies: [{ by: 'kofi', text: 'It is a spreadsheet with feelings.' }],
          },
        ],
      },
      { by: 'chenwei', text: '臺灣的騎樓歡迎你來研究，茶我請。' },
      { by: 'ines', text: 'Figure 4 is my grandmother’s square. She is in it. She will be unbearable now.' },
      {
        by: 'amara',
        text: 'I read it all, Ewan. I am allowed to post about arcades now, yes?',
        replies: [{ by: 'ewan', text: 'There is a short oral examination.' }],
      },
      { by: 'chiara', text: 'In Genova the shaded side is both sides. We build close to save on sun.' },
    ],
  },
  {
    by: 'kofi',
    topic: 'streets',
    photos: ['city', 'arches', 'stairs'],
    text: 'Measured the shade of one neem tree from six in the morning until six at night. At noon it covers a tailor, two students, a goat and a game of draughts. Try getting that into a budget line. #shade',
    thread: [
      { by: 'ewan', text: 'Put the goat first. Councils respond to goats.' },
      {
        by: 'wanjiru',
        text: 'Which of them was winning?',
        replies: [{ by: 'kofi', text: 'The goat. It ate a piece.' }],
      },
    ],
  },
  { by: 'ewan', topic: 'streets', text: 'A dropped kerb is a sentence that ends with “after you”.' },
  {
    by: 'samir',
    topic: 'streets',
    language: 'ar',
    text: 'في عمّان لا نقول «خمس دقائق مشياً»، نقول «درج واحد»، ثم نتركك تكتشف.',
    thread: [
      { by: 'yara', text: 'ودرج حلب أقصر، لكنه يحكي أكثر.' },
      { by: 'chiara', text: 'Genova sends its sympathy, and its knees.' },
    ],
  },
  {
    by: 'chiara',
    topic: 'streets',
    language: 'it',
    photos: ['stairs', 'arches'],
    text: 'Duecentoquattro gradini fino a casa. Li ho contati stasera perché portavo il forno nuovo. #salite',
    thread: [
      { by: 'samir', text: 'Duecentoquattro! In Amman we would call that a shortcut.' },
      {
        by: 'nadia',
        text: 'Quel étage, le four ?',
        replies: [{ by: 'chiara', text: 'Il pianterreno. Quello in alto.' }],
      },
    ],
  },
  {
    by: 'nadia',
    topic: 'streets',
    on: { group: 'town-planning-for-beginners' },
    text: 'Beginner here. Why do all new benches have an armrest in the middle? It stops nobody from lying down, and it stops two people from sharing a melon.',
    thread: [
      { by: 'ewan', text: 'You have just passed the course.' },
      {
        by: 'kofi',
        text: 'I am putting “two people and a melon” into the design guide as a unit.',
        replies: [{ by: 'nadia', text: 'Half a melon per person is the international standard.' }],
      },
    ],
  },
  {
    by: 'chenwei',
    topic: 'streets',
    language: 'zh',
    photos: ['arches'],
    text: '下雨天走騎樓，可以從我家一路走到廟口都不打傘。三十年了，傘還是新的。',
  },
  {
    by: 'tomasz',
    topic: 'streets',
    on: { group: 'town-planning-for-beginners' },
    text: 'The council asked for opinions on the new tram stop. I sent nine pages. They replied “thank you for your page”. I would like to know which one.',
    thread: [{ by: 'ewan', text: 'Page three. It is always page three.' }],
  },
  {
    by: 'ines',
    topic: 'streets',
    language: 'pt',
    photos: ['city', 'window', 'stairs'],
    text: 'Varanda de um metro e dez. Cabem duas cadeiras, um manjerico e uma conversa longa. Desenhei eu, mas quem a inventou foi a vizinha.',
  },
  {
    by: 'ewan',
    topic: 'streets',
    photos: ['arches', 'city'],
    on: { group: 'town-planning-for-beginners' },
    text: 'Homework for the weekend. Stand on a corner for one hour with a pencil. Make a mark each time somebody stops without needing to. That number is how good your street is. Mine scored forty-one, of which nine were the same dog.',
    thread: [
      { by: 'nadia', text: 'Sixty-three, but there was a wedding.' },
      { by: 'gwen', text: 'Outside the library: a hundred and two. We have the radiator.' },
      {
        by: 'amara',
        text: 'Twelve on Great Junction Street, in sleet. I am one of them. I was making marks.',
      },
    ],
  },
  {
    by: 'samir',
    topic: 'streets',
    text: 'Our bakery has a queue and the bank beside it has a bench. Every morning the two institutions merge.',
  },
  {
    by: 'yara',
    topic: 'streets',
    language: 'ar',
    photos: ['arches', 'window'],
    text: 'رمّمنا باب الحارة بأيدينا. لا يُغلق تماماً، وهذا أجمل ما فيه.',
  },
];
