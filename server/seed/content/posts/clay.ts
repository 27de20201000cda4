import type { SeedPost } from '../types';

/** Bowls, kilns and what comes out of them. */
export const clayPosts: SeedPost[] = [
  {
    by: 'hala',
    topic: 'clay',
    language: 'ar',
    minutesAgo: 352,
    photos: ['ceramics', 'window'],
    text: 'بعد ثلاث سنوات من التأجيل، فتحنا ورشة الخزف اليوم. شكراً لكل من حمل صندوقاً أو صبّ قهوة أو جلس يستمع. #خزف',
    thread: [
      {
        by: 'yara',
        text: 'مبارك يا هالة! أحضر العود يوم السبت؟',
        replies: [{ by: 'hala', text: 'أحضريه، والكرسي الجيّد محجوز لكِ.' }],
      },
      {
        by: 'samir',
        text: 'ألف مبروك. هل عند الورشة فرن يقبل الخبز أيضاً؟',
        replies: [
          {
            by: 'hala',
            text: 'السؤال الذي كنت أخشاه.',
            replies: [{ by: 'samir', text: 'أسأل من أجل صديق جائع.' }],
          },
        ],
      },
      {
        by: 'amara',
        text: 'Three years of hearing about this door and now it is open. Congratulations, Hala. Save me something with a crack in it.',
      },
      { by: 'misaki', text: '開店おめでとうございます。窓辺の光がやさしいですね。' },
      { by: 'anneke', text: 'Gefeliciteerd. Mijn advies: koop een tweede bezem.' },
    ],
  },
  {
    by: 'anneke',
    topic: 'clay',
    on: { group: 'sunday-ceramics-table' },
    photos: ['ceramics'],
    text: 'Thrown on Sunday, dropped on Monday, mended on Tuesday, liked better on Wednesday. #mended',
    thread: [
      { by: 'hala', text: 'Wednesday is the honest day for pots.' },
      {
        by: 'freya',
        text: 'And on Thursday you will drop it again, and it will be a lamp.',
        replies: [{ by: 'anneke', text: 'Friday: two lamps.' }],
      },
    ],
  },
  {
    by: 'amara',
    topic: 'clay',
    on: { group: 'sunday-ceramics-table' },
    photos: ['ceramics', 'coffee', 'window', 'oranges', 'arches'],
    text: 'Kiln opening. Of eleven bowls, five are bowls, three are ashtrays in a house where nobody smokes, two are one bowl, and one is simply gone. Show the pot, not only the good angle: here are all the angles.',
    thread: [
      { by: 'anneke', text: 'The two that became one are the best thing you have made.' },
      {
        by: 'hala',
        text: 'The one that is gone was practising.',
        replies: [{ by: 'amara', text: 'For what?', replies: [{ by: 'hala', text: 'For being air.' }] }],
      },
      { by: 'noor', text: 'I would like an ashtray for olives please.' },
      { by: 'misaki', text: '二つで一つの器、うちの棚に来てほしいです。' },
    ],
  },
  {
    by: 'misaki',
    topic: 'clay',
    language: 'ja',
    photos: ['ceramics'],
    text: '欠けた茶碗を金で継いだ。前より高くついて、前より好きになった。',
    thread: [
      { by: 'sakura', text: '直したところがいちばんきれい。' },
      { by: 'chenwei', text: '修好的碗，喝茶更香。' },
    ],
  },
  {
    by: 'freya',
    topic: 'clay',
    on: { group: 'sunday-ceramics-table' },
    text: 'Is there a glaze that looks like the North Sea in February, but that people would nevertheless want to eat soup out of?',
    thread: [
      { by: 'anneke', text: 'Celadon, thin, with a little iron. And good soup. The soup does most of it.' },
      { by: 'hala', text: 'Grey over white, and fire it when you are in a bad mood.' },
    ],
  },
  {
    by: 'celestine',
    topic: 'clay',
    language: 'fr',
    text: 'La terre d’ici est rouge, têtue et généreuse. Elle ressemble à ma tante.',
  },
  {
    by: 'zofia',
    topic: 'clay',
    text: 'Evening class, week three. The teacher says that my bowl is “confident”. It does not hold water, but it is sure of itself.',
  },
  {
    by: 'noor',
    topic: 'clay',
    on: { group: 'sunday-ceramics-table' },
    photos: ['coffee'],
    text: 'Made a mug for left-handed people by mistake. Then learned that all mugs are. Long day.',
  },
  {
    by: 'hala',
    topic: 'clay',
    text: 'For those asking in English: Saturdays ten to four, clay included, patience borrowed on the day. Children welcome if they bring an adult who listens. #openworkshop',
    thread: [
      { by: 'thandiwe', text: 'I have an adult. The listening we are working on.' },
      { by: 'leilani', text: 'Adding it to the list of doors I want to walk through.' },
    ],
  },
  {
    by: 'aurelie',
    topic: 'clay',
    language: 'fr',
    photos: ['ceramics', 'arches'],
    text: 'Premier bol tourné. Il penche vers la fenêtre, comme moi l’après-midi.',
  },
];
