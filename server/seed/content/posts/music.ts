import type { SeedPost } from '../types';

/** People who practise, and the people next door. */
export const musicPosts: SeedPost[] = [
  {
    by: 'yusuf',
    topic: 'music',
    minutesAgo: 172,
    text: 'Nobody tells you that the second half of learning an instrument is mostly listening to people who are better than you and not minding.',
    thread: [
      {
        by: 'siobhan',
        text: 'And the third half is forgetting that you minded.',
        replies: [
          {
            by: 'yusuf',
            text: 'How many halves are there?',
            replies: [{ by: 'siobhan', text: 'In a reel, four.' }],
          },
        ],
      },
      { by: 'olamide', text: 'I have been in the second half for eleven years. The seats are comfortable.' },
      {
        by: 'mo-ito',
        text: 'E depois vem a parte em que alguém aprende ouvindo você.',
        replies: [{ by: 'yusuf', text: 'I hope they have patience.' }],
      },
      { by: 'amara', text: 'This is also pottery. And marriage, I am told.' },
      { by: 'ingrid', text: 'Second altos nod silently, as is our custom.' },
    ],
  },
  {
    by: 'siobhan',
    topic: 'music',
    photos: ['dusk', 'window'],
    text: 'Session last night in the back room. Nine fiddles, two flutes, a concertina, and a man with spoons who had been told to leave his spoons at home. He had. These were the pub’s spoons.',
    thread: [
      { by: 'olamide', text: 'A professional uses what the room gives.' },
      { by: 'gwen', text: 'We had the same with a tambourine. We now serve tea in it.' },
      {
        by: 'ingrid',
        text: 'Please tell me somebody recorded the spoons.',
        replies: [{ by: 'siobhan', text: 'The pub has. As evidence.' }],
      },
    ],
  },
  {
    by: 'ingrid',
    topic: 'music',
    text: 'Choir update: we have found the note. It was behind the piano the whole time.',
  },
  {
    by: 'yara',
    topic: 'music',
    language: 'ar',
    text: 'الجارة طرقت الباب وأنا أعزف. قلت: آسفة على الإزعاج. قالت: لا، أنتِ أخطأتِ في الوصلة الثانية.',
    thread: [
      { by: 'hala', text: 'هذه جارة تُحفظ.' },
      {
        by: 'samir',
        text: 'اسأليها إن كانت تعطي دروساً.',
        replies: [{ by: 'yara', text: 'سألتها. الأحد، بعد العصر، ومعي كعك.' }],
      },
    ],
  },
  {
    by: 'mo-ito',
    topic: 'music',
    language: 'pt',
    text: 'Comprei um disco riscado por causa da capa e outro sem capa por causa do riscado. Estou equilibrado.',
  },
  {
    by: 'olamide',
    topic: 'music',
    photos: ['city'],
    text: 'Wedding in a barn. The power went at nine. We played on in the dark for an hour and a half, and the aunties provided the percussion by not stopping dancing. Best sound engineer I have ever worked with: none.',
    thread: [
      { by: 'kofi', text: 'Aunties are a rhythm section with handbags.' },
      { by: 'amara', text: 'As somebody’s auntie: we were holding back.' },
    ],
  },
  {
    by: 'yusuf',
    topic: 'music',
    language: 'tr',
    text: 'Bağlamanın bir teli koptu. Kalan altısı daha dikkatli çalıyor.',
    thread: [{ by: 'emre', text: 'Korku iyi bir öğretmendir.' }],
  },
  {
    by: 'priya',
    topic: 'music',
    text: 'The boy upstairs has moved from scale to tune. The whole building noticed. Nobody has said a word in case he stops. #neighbourlyears',
    thread: [
      { by: 'nadia', text: 'Ours is on the trumpet. We have said words.' },
      { by: 'siobhan', text: 'Leave a biscuit outside his door. He will understand in twenty years.' },
    ],
  },
  {
    by: 'gwen',
    topic: 'music',
    language: 'cy',
    photos: ['hills'],
    text: 'Ymarfer côr heno yn y llyfrgell. Distawrwydd tan saith, ac wedyn dim o gwbl.\n\n(Choir practice at the library tonight. Silence until seven, and after that, none at all.)',
    thread: [{ by: 'ingrid', text: 'A library that knows when to stop. Envy.' }],
  },
  {
    by: 'matthias',
    topic: 'music',
    language: 'de',
    text: 'Blaskapelle, Probe in der Remise. Die Tuba passt nicht mehr durch die neue Tür. Wir proben jetzt bei offener Tür und die Tuba draußen. Die Kühe sind begeistert.',
  },
  {
    by: 'kofi',
    topic: 'music',
    text: 'Found my father’s highlife tapes. One label only says “GOOD ONE”. He was right.',
  },
  {
    by: 'slowka',
    topic: 'music',
    text: 'Practising with the window closed, so that only I have to forgive me.',
    photos: ['window'],
  },
];
