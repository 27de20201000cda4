import type { SeedPost } from '../types';

/** What the small companies of the community announce. */
export const enterprisePosts: SeedPost[] = [
  {
    by: 'noor',
    topic: 'kitchen',
    on: { company: 'slow-bread-bakery' },
    photos: ['window'],
    text: 'The oven is being relined this week. For four days the bread comes from my mother’s kitchen, two loaves at a time. There will be a list. The list will be long. She has asked me to tell you that she is not in a hurry.',
    thread: [
      { by: 'priya', text: 'Put me at the end of the list, so that I get hers when she has warmed up.' },
      { by: 'gwen', text: 'I will read to the queue.' },
    ],
  },
  {
    by: 'rafa',
    topic: 'cycling',
    on: { company: 'harbour-bicycle-workshop' },
    language: 'pt',
    text: 'Procura-se: dona de uma campainha em forma de joaninha, deixada cá na terça. Toca muito bem. Já temos saudades dela e ainda não foi embora.',
  },
  {
    by: 'wanjiru',
    topic: 'kitchen',
    on: { company: 'the-slow-bar' },
    photos: ['coffee', 'window'],
    text: 'Closed on Sunday for a wedding. Open on Monday, late, for the same wedding.',
  },
  {
    by: 'ines',
    topic: 'streets',
    on: { company: 'estuary-press' },
    photos: ['arches', 'city', 'stairs', 'window'],
    text: 'Our new small book is out: “Small Balconies, Considered”. Sixty-four pages, forty drawings, one recipe for basil. Printed eight kilometres from where it was drawn and carried the whole way by bicycle, which is why the first twelve copies are a little bent.\n\nWhat is in it:\n— how wide a chair really is\n— how to share a railing with a pigeon\n— three balconies that were once doors\n— one door that wants to be a balcony\n— a plan of my neighbour’s, drawn from memory and from below\n— the shortest chapter ever written about planning permission\n— the longest footnote about laundry\n\nThe bent copies are cheaper and, we think, better.',
    thread: [
      {
        by: 'ewan',
        text: 'One bent copy please. Is the footnote signed?',
        replies: [{ by: 'ines', asCompany: true, text: 'By the neighbour.' }],
      },
      { by: 'chiara', text: 'Three balconies that were once doors. You have been to my house.' },
      { by: 'amara', text: 'Two. One for me and one for the shed.' },
    ],
  },
  {
    by: 'marguerite',
    topic: 'water',
    on: { company: 'tagus-row-boats' },
    photos: ['lake', 'coast'],
    text: 'Boats are out of the water until March. Volunteers for sanding are welcome on Saturdays. There is soup. There is always soup.',
  },
  {
    by: 'aurelie',
    topic: 'kitchen',
    on: { company: 'estuary-press' },
    language: 'fr',
    text: 'J’ai relu les épreuves du livre de quiches. Page 31, il manquait le sel. Page 32, il y en avait deux fois. L’équilibre est une question de reliure.',
  },
  {
    by: 'amara',
    topic: 'garden',
    on: { company: 'the-seed-shelf' },
    photos: ['window', 'oranges'],
    text: 'The shelf is open. Forty jars, twelve of them labelled in a hand that nobody admits to. Take a spoonful, leave a note, bring back two spoonfuls in October.',
    thread: [
      {
        by: 'bernd',
        text: 'Jar nineteen is not lettuce.',
        replies: [
          { by: 'amara', asCompany: true, text: 'Jar nineteen is a surprise. It says so, now.' },
          { by: 'priya', text: 'I have planted the surprise.' },
        ],
      },
      {
        by: 'ingrid',
        text: 'Do you lend to places where it still snows?',
        replies: [{ by: 'yusuf', asCompany: true, text: 'To those first. They wait the longest.' }],
      },
    ],
  },
  {
    by: 'yusuf',
    topic: 'garden',
    on: { company: 'the-seed-shelf' },
    photos: ['forest'],
    text: 'Wanted: jars with lids that know them. We have nine lids and seven jars, and they do not speak to each other.',
  },
  {
    by: 'celestine',
    topic: 'streets',
    on: { company: 'the-night-bindery' },
    photos: ['arches'],
    text: 'Thirty-one spines tonight. The last one is thinner than its ribbon. Amara, please read it before it closes.',
    thread: [{ by: 'amara', text: 'Read. It is about a ribbon.' }],
  },
  {
    by: 'misaki',
    topic: 'kitchen',
    on: { company: 'lantern-tea-rooms' },
    text: 'The kettle has arrived. The stove has not. We have practised pouring.',
  },
  {
    by: 'gwen',
    topic: 'kitchen',
    on: { company: 'slow-bread-bakery' },
    photos: ['coffee'],
    text: 'Read to the queue this morning: chapter nine. The queue has asked whether the bread could come out more slowly.',
  },
  {
    by: 'tui',
    topic: 'clay',
    on: { company: 'wonky-pots' },
    photos: ['ceramics'],
    text: 'A customer has returned a bowl because it stood straight. We have apologised and given her two.',
    thread: [
      {
        by: 'bo-li',
        text: 'May I have the straight one?',
        replies: [{ by: 'seojun', asCompany: true, text: 'It is on the shelf that leans.' }],
      },
    ],
  },
  {
    by: 'matthias',
    topic: 'trains',
    on: { company: 'timetable-museum' },
    photos: ['alpine'],
    text: 'New in the reading room: summer 1938, complete but for page forty. If you have page forty, please do not post it. Bring it, by train.',
  },
  {
    by: 'thandiwe',
    topic: 'garden',
    photos: ['hills'],
    text: 'First swallow of our spring, while half of you are posting frost. I raise my glass to the other side of the year.',
    thread: [
      { by: 'amara', text: 'Send it on when you are done with it.' },
      { by: 'pekka', text: 'We have ordered ours for May.' },
    ],
  },
  {
    by: 'matthias',
    topic: 'trains',
    on: { group: 'slow-television' },
    text: 'Seven hours of the Arlberg line from the driver’s cab, no commentary. At four hours and eleven minutes a man in a garden looks up. My wife stood up from the sofa and waved.',
    thread: [
      {
        by: 'ingrid',
        text: 'We watched nine hours of a canal. At hour six there was a duck, and we called the neighbours.',
      },
      { by: 'pekka', text: 'Too much happens.' },
    ],
  },
  {
    by: 'ingrid',
    topic: 'neighbours',
    on: { group: 'slow-television' },
    text: 'Recommendation: “Wool, part 3”. I do not want to spoil it, but it is carded.',
  },
  {
    by: 'chiara',
    topic: 'streets',
    on: { group: 'last-tram-regulars' },
    text: 'The driver of the 00:40 has learned to play the bell. Tonight it was a waltz. Two ladies from the market danced as far as the depot.',
    photos: ['city'],
    thread: [
      { by: 'nadia', text: 'On our line he plays it at pigeons. Also a waltz, if you listen kindly.' },
    ],
  },
  {
    by: 'nadia',
    topic: 'streets',
    on: { group: 'last-tram-regulars' },
    language: 'fr',
    text: 'Dernier tram, dernier siège, dernier morceau de panisse. J’ai partagé le siège.',
  },
];
