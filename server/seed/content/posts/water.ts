import type { SeedPost } from '../types';

/** Cold swims, tides, harbours, saunas. */
export const waterPosts: SeedPost[] = [
  {
    by: 'freya',
    topic: 'water',
    on: { group: 'cold-water-before-work' },
    minutesAgo: 540,
    text: 'Six degrees. Four minutes. Eleven new words.',
    thread: [
      { by: 'yusuf', text: 'Twelve. I heard you from here.' },
      {
        by: 'siobhan',
        text: 'Some of them were in Irish, I was proud.',
        replies: [{ by: 'freya', text: 'You taught me well.' }],
      },
      {
        by: 'ingrid',
        text: 'Which one did you use on the ladder?',
        replies: [
          {
            by: 'freya',
            text: 'The long one.',
            replies: [{ by: 'ingrid', text: 'Correct. The ladder is cold in all its parts.' }],
          },
        ],
      },
    ],
  },
  {
    by: 'pekka',
    topic: 'water',
    minutesAgo: 41,
    text: 'Sauna is on.',
    thread: [
      { by: 'freya', text: 'On my way. I am two countries off.' },
      {
        by: 'ingrid',
        text: 'Congratulations on the long post.',
        replies: [{ by: 'pekka', text: 'I was in a mood.' }],
      },
      { by: 'amara', text: 'Pekka, your updates are the only ones I read aloud.' },
    ],
  },
  {
    by: 'ingrid',
    topic: 'water',
    photos: ['coast', 'sea', 'dusk'],
    text: 'Father took the last container ship of his career into the harbour this morning. Thirty-eight years, no scratches, one seagull he still speaks of. The tugs gave him three whistles. He said it was unnecessary and then he had something in his eye. Wind, he said. There was no wind. #harbour',
    thread: [
      { by: 'amara', text: 'Now there is something in my eye as well. There is no wind in here either.' },
      { by: 'thandiwe', text: 'Three whistles from a pilot’s town on the other side of the world.' },
      {
        by: 'freya',
        text: 'What happened with the seagull?',
        replies: [{ by: 'ingrid', text: 'We do not ask. We set a place for it at Christmas.' }],
      },
      { by: 'pekka', text: 'Good man. Sauna is on for him.' },
      { by: 'dmitri', text: 'Achtendertig jaar zonder kras. Ik kan mijn fiets niet eens parkeren.' },
    ],
  },
  {
    by: 'thandiwe',
    topic: 'water',
    photos: ['sea', 'coast', 'dusk', 'mesa', 'lake'],
    text: 'Low tide at 06:12, and the whole bay turned its pockets out. Found: four urchins, one shy octopus, a spoon, and my neighbour, who also thought that she was the only one.',
    thread: [
      { by: 'lucia', text: 'Una cuchara. Alguien desayunó en el fondo.' },
      {
        by: 'leilani',
        text: 'The octopus owns the spoon now.',
        replies: [{ by: 'thandiwe', text: 'It did pull when I pulled.' }],
      },
    ],
  },
  {
    by: 'leilani',
    topic: 'water',
    text: 'The river is up, the road is down, school is off and the ducks are insufferable.',
  },
  {
    by: 'lucia',
    topic: 'water',
    language: 'es',
    photos: ['sea'],
    text: 'Hoy el mar estaba como un plato y nadie se fiaba. #ría',
    thread: [{ by: 'thandiwe', text: 'A flat sea is only holding its breath.' }],
  },
  {
    by: 'seojun',
    topic: 'water',
    language: 'ko',
    photos: ['coast', 'sea', 'dusk', 'city'],
    text: '새벽 바다 수영 모임, 오늘은 네 명. 물보다 커피가 더 따뜻해서 다행이었다. #부산',
    thread: [{ by: 'freya', text: 'Four is a crowd at that hour. Greetings from the other cold water.' }],
  },
  {
    by: 'yusuf',
    topic: 'water',
    on: { group: 'cold-water-before-work' },
    photos: ['sea'],
    text: 'The Aegean pretends to be warm so that you will go in. Then it tells you the truth.',
  },
  {
    by: 'siobhan',
    topic: 'water',
    on: { group: 'cold-water-before-work' },
    text: 'Rules, since three new people asked. Nobody goes in alone. Nobody is brave on Mondays. If you say “it is lovely once you are in”, you owe the group a flask of tea. #coldwater',
    thread: [
      { by: 'freya', text: 'I currently owe nine flasks.' },
      {
        by: 'yusuf',
        text: 'I said it in Turkish. Does it count?',
        replies: [{ by: 'siobhan', text: 'It counts double. You thought we would not notice.' }],
      },
    ],
  },
  {
    by: 'pekka',
    topic: 'water',
    photos: ['lake'],
    text: 'Ice on the lake, as thick as a thumb. I have a thin thumb. We wait.',
  },
  {
    by: 'jonina',
    topic: 'water',
    photos: ['alpine', 'coast'],
    language: 'is',
    text: 'Fjörðurinn var svo kyrr í morgun að fjöllin sáu sig og urðu feimin.',
    thread: [
      { by: 'ingrid', text: 'Fallegt. I understood the mountains.' },
      { by: 'pekka', text: 'Kaunista.' },
    ],
  },
  {
    by: 'jonina',
    topic: 'neighbours',
    text: 'Only for those I let in: the kettle is the red one, the key is where it was, and the dog is deaf but pretends.',
  },
  { by: 'jonina', topic: 'water', text: 'Storm on Thursday. Boats up, cat in, soup on.' },
  {
    by: 'emre',
    topic: 'water',
    language: 'tr',
    photos: ['dusk', 'sea'],
    text: 'Lodos üç gün sürer derler. Dördüncü gün de uğradı, bir şey unutmuş.',
  },
  {
    by: 'tui',
    topic: 'water',
    photos: ['coast', 'alpine', 'lake', 'sea'],
    text: 'Mended nets until the light went, then mended them again in the morning where I had mended them to my sleeve.',
    thread: [{ by: 'thandiwe', text: 'A net with a sleeve catches better company.' }],
  },
];
