import type { SeedPost } from '../types';

/** Night trains, timetables, platforms and soup. */
export const trainPosts: SeedPost[] = [
  {
    by: 'bernd',
    topic: 'trains',
    language: 'de',
    minutesAgo: 205,
    text: 'Der Schlafwagenschaffner hat mich heute Morgen mit Namen geweckt. Mit dem richtigen Namen. Mit dem ganzen. Er muss um vier angefangen haben.',
    thread: [
      { by: 'matthias', text: 'Ein Profi atmet vor dem zweiten Bindestrich.' },
      { by: 'archie', text: 'A kindred spirit. Mine gave up at Featherstone and knocked.' },
      {
        by: 'amara',
        text: 'I laughed out loud on the number 22 and now the number 22 wants to know why.',
        replies: [{ by: 'bernd', text: 'Please greet the number 22 from me.' }],
      },
    ],
  },
  {
    by: 'tomasz',
    topic: 'trains',
    on: { group: 'night-trains-of-europe' },
    photos: ['city', 'dusk', 'window'],
    text: 'New timetable, first reading. The good: Poznań to Vienna gets its sleeper back, three nights a week, both ways. The bad: it leaves at 23:58, so that everybody will book the wrong date once in their life. The beautiful: seat reservations for the breakfast carriage, by hand, from a man called Zbigniew.\n\nQuestions about connections go under this post and not into my private messages, I have a family. #nighttrains',
    thread: [
      { by: 'bernd', text: '23:58 ist kein Fahrplan, das ist eine Prüfung.' },
      {
        by: 'sakura',
        text: '日本の寝台は二十一時台が多いので、23:58は夢のような時間です。',
        replies: [{ by: 'tomasz', text: 'In Japan it would leave at 23:58. Here it leaves around 23:58.' }],
      },
      {
        by: 'zofia',
        text: 'Byłam dziś na peronie. Zbigniew istnieje.',
        replies: [
          {
            by: 'tomasz',
            text: 'Proszę o zdjęcie do archiwum.',
            replies: [{ by: 'zofia', text: 'Odmówił. Powiedział, że jest w pracy.' }],
          },
        ],
      },
      {
        by: 'aurelie',
        text: 'Et pour Lyon, toujours rien ?',
        replies: [{ by: 'tomasz', text: 'For Lyon there is hope, which is cheaper than a ticket.' }],
      },
      {
        by: 'amara',
        text: 'Booked. Wrong date. Rebooked. Thank you for the warning, which I read afterwards.',
      },
    ],
  },
  {
    by: 'matthias',
    topic: 'trains',
    language: 'de',
    text: 'Zweiunddreißig Jahre habe ich Züge weggewinkt. Heute habe ich zum ersten Mal einem nachgewinkt. Unterschied: eine Brotdose.',
  },
  {
    by: 'sakura',
    topic: 'trains',
    language: 'ja',
    photos: ['window', 'city'],
    text: '終電の一本前。車内には私と、眠っている学生と、忘れられた傘が三本。傘のほうが静かだった。 #夜行',
    thread: [
      { by: 'misaki', text: '三本も。みんな雨がやむまで飲んでいたんですね。' },
      { by: 'seojun', text: '우산 세 개의 사연이 궁금하네요.' },
    ],
  },
  {
    by: 'zofia',
    topic: 'trains',
    language: 'pl',
    photos: ['city'],
    text: 'Pociąg opóźniony o 40 minut. Zdążyłam zrobić zdjęcie, wypić herbatę, zaprzyjaźnić się z gołębiem i polubić opóźnienie.',
    thread: [{ by: 'tomasz', text: 'Proszę o numer pociągu. Oraz gołębia.' }],
  },
  {
    by: 'amara',
    topic: 'trains',
    on: { group: 'night-trains-of-europe' },
    text: 'Couchette etiquette question. If the person in the bunk above lowers a biscuit to you on a string, at 2 in the morning, without a word, are you engaged?',
    thread: [
      { by: 'bernd', text: 'Depends on the biscuit.' },
      {
        by: 'matthias',
        text: 'In my district it was considered a reservation.',
        replies: [
          {
            by: 'amara',
            text: 'It was ginger.',
            replies: [{ by: 'bernd', text: 'Congratulations to you both.' }],
          },
        ],
      },
      { by: 'chiara', text: 'You must send something up. This is the rule. An olive is enough.' },
      { by: 'tomasz', text: 'Moderator’s note: strings belong in the thread on strings.' },
    ],
  },
  {
    by: 'chiara',
    topic: 'trains',
    language: 'it',
    text: 'Regionale delle 7:12, lato mare, terzo vagone. Se qualcuno vi dice che è solo un treno, non ha guardato fuori.',
    photos: ['sea'],
  },
  {
    by: 'dmitri',
    topic: 'trains',
    on: { group: 'night-trains-of-europe' },
    text: 'Tested the new blankets on the Utrecht sleeper. Warm, but they belong to somebody shorter. Between knee and ankle it was winter.',
  },
  {
    by: 'aurelie',
    topic: 'trains',
    language: 'fr',
    text: 'Le wagon-restaurant servait une quiche. Je l’ai jugée. Elle m’a jugée aussi.',
  },
  {
    by: 'hugo',
    topic: 'trains',
    text: 'Anybody else keep the paper tickets? I have a drawer of them. Every one is a small proof that I was somewhere on time, or at least somewhere.',
    thread: [
      { by: 'matthias', text: 'I punched a few hundred thousand of those. Treat them well.' },
      { by: 'sakura', text: '全部、箱にしまっています。' },
      { by: 'archie', text: 'Mine says “P. Featherst”. I have never felt so understood.' },
    ],
  },
  {
    by: 'bernd',
    topic: 'trains',
    on: { group: 'night-trains-of-europe' },
    photos: ['alpine', 'lake'],
    language: 'de',
    text: 'Brenner, kurz vor sechs. Draußen Berge, drinnen Kaffee aus dem Automaten, der klemmt, wenn man höflich ist. Man muss ihn duzen.',
    thread: [{ by: 'matthias', text: 'Der Automat ist aus Innsbruck. Er versteht nur Lob.' }],
  },
  {
    by: 'tomasz',
    topic: 'trains',
    language: 'pl',
    text: 'Nowy rozkład jazdy przyszedł pocztą. Pocztą, która się spóźniła. Doceniam konsekwencję.',
  },
  {
    by: 'seojun',
    topic: 'trains',
    language: 'ko',
    photos: ['coast'],
    text: '무궁화호 창가 자리. 바다가 나올 때까지 책을 펴지 않기로 했다. 결국 한 장도 못 읽었다.',
  },
];
