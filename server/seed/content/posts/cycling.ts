import type { SeedPost } from '../types';

/** Riding slowly, and what it is good for. */
export const cyclingPosts: SeedPost[] = [
  {
    by: 'marguerite',
    topic: 'cycling',
    on: { group: 'lisbon-slow-cyclists' },
    minutesAgo: 118,
    photos: [
      'lake',
      'hills',
      'dusk',
      'coast',
      'mesa',
      'forest',
      'sea',
      'alpine',
      'city',
      'arches',
      'stairs',
      'window',
    ],
    text: 'Forty-one kilometres, two punctures and one very good lunch. We left Cais do Sodré before the ferries woke up and followed the estuary until the road gave out. The map said there was a path. The map was being generous.\n\nNext ride is the 29th. Bring a spare tube and somebody you have not introduced to the group yet. #slowcycling',
    thread: [
      {
        by: 'ewan',
        text: 'The map showed a path because somebody once walked it and told a cartographer. That is all a path is.',
        replies: [
          {
            by: 'marguerite',
            text: 'Then from today it is a cycle route. I expect a sign.',
            replies: [
              {
                by: 'ewan',
                text: 'Drafting one now. What colour does your group like?',
                replies: [{ by: 'ines', text: 'Not yellow. We fell into enough yellow on the way back.' }],
              },
            ],
          },
          { by: 'dmitri', text: 'I have walked it. I did not tell anybody.' },
        ],
      },
      {
        by: 'rafa',
        text: 'For the record the second puncture was a thorn and not my workmanship.',
        replies: [
          { by: 'ines', text: 'We believe you, Rafa. Thousands would not.' },
          { by: 'amara', text: 'I have the tube here as evidence. It is a thorn. Case closed.' },
        ],
      },
      { by: 'amara', text: 'Best lunch of the year and I am not saying where it was.', photo: 'oranges' },
      {
        by: 'hugo',
        text: 'Is the 29th open to people with more enthusiasm than knees?',
        replies: [{ by: 'marguerite', text: 'Hugo, that is the entry requirement.' }],
      },
      { by: 'quynh', text: 'Nhìn ảnh hồ mà muốn bay sang liền.' },
      {
        by: 'olamide',
        text: 'Would a double bass be welcome at lunch? Asking for a friend on a cargo bike.',
      },
      {
        by: 'wanjiru',
        text: 'That seventh photograph is exactly how mornings look from the top field here. Different continent, same light.',
      },
    ],
  },
  {
    by: 'rafa',
    topic: 'cycling',
    language: 'pt',
    text: 'Hoje entrou na oficina uma bicicleta com três selins. Não fiz perguntas.\n\nAfinal era do pai, do avô e da neta, e cada um queria o seu ao fim de semana. Saiu daqui com um só aperto rápido e toda a gente contente. #oficina',
    thread: [
      { by: 'ines', text: 'Isto merecia um conto.' },
      {
        by: 'mo-ito',
        text: 'E o avô anda mais do que os outros dois, aposto.',
        replies: [{ by: 'rafa', text: 'Anda. E sem mudanças.' }],
      },
    ],
  },
  {
    by: 'dmitri',
    topic: 'cycling',
    language: 'nl',
    text: 'Vanmorgen had ik wind mee. Ik heb het in de agenda gezet.',
  },
  {
    by: 'dmitri',
    topic: 'cycling',
    on: { group: 'lisbon-slow-cyclists' },
    text: 'A question from the flat lands: when you all say “gentle climb”, do you mean gentle for a goat?',
    thread: [
      { by: 'marguerite', text: 'A goat with a picnic. Yes.' },
      {
        by: 'rafa',
        text: 'The goat declined last year.',
        replies: [{ by: 'dmitri', text: 'Then the goat and I will meet you at lunch.' }],
      },
      { by: 'chiara', text: 'Come to Genova. Here “gentle climb” means there is a handrail.' },
    ],
  },
  {
    by: 'ines',
    topic: 'cycling',
    language: 'pt',
    photos: ['dusk'],
    text: 'A ponte às seis e meia, do lado de cá. Pedalei devagar só para durar mais. #slowcycling',
  },
  {
    by: 'hugo',
    topic: 'cycling',
    language: 'fr',
    text: 'Trois cents kilomètres ce mois-ci, dont quarante dans la bonne direction.',
  },
  {
    by: 'olamide',
    topic: 'cycling',
    photos: ['city', 'stairs'],
    text: 'Two facts about carrying a double bass by bicycle. One: everybody smiles at you. Two: nobody, in the history of this city, has ever moved a bin out of the way.\n\nGig went well. Hill did not. #cargobike',
    thread: [
      { by: 'kofi', text: 'Bins are the true monarchs of the pavement.' },
      {
        by: 'siobhan',
        text: 'I once had to carry a harp up four floors because a bin had “always been there”. It had a name.',
        replies: [{ by: 'olamide', text: 'You cannot move a bin with a name.' }],
      },
    ],
  },
  {
    by: 'quynh',
    topic: 'cycling',
    language: 'vi',
    photos: ['hills', 'forest'],
    text: 'Lên dốc thì thở, xuống dốc thì sợ. Ở giữa có một quán cà phê, nên tôi dừng luôn. #dalat',
  },
  {
    by: 'bo-li',
    topic: 'cycling',
    text: 'first ride in eleven years. knees have filed a complaint.',
    thread: [
      { by: 'marguerite', text: 'Welcome back. Complaints are handled at lunch.' },
      {
        by: 'amara',
        text: 'Eleven years is nothing, I once took a break in the middle of a hill that long.',
      },
    ],
  },
  {
    by: 'amara',
    topic: 'cycling',
    minutesAgo: 1510,
    photos: ['hills', 'coast'],
    text: 'Home from Lisbon with sore legs, a jar of somebody’s aunt’s marmalade and a firm opinion on gravel. Thank you @marguerite and everybody who waited at the top. You said you had only just arrived. You were all on your second coffee. #slowcycling',
    thread: [
      { by: 'marguerite', text: 'Third, but we are polite.' },
      {
        by: 'rafa',
        text: 'The marmalade is from my aunt. She asks whether you are eating.',
        replies: [
          {
            by: 'amara',
            text: 'Tell her yes. Tell her it did not survive the flight, because I had a spoon.',
          },
        ],
      },
      {
        by: 'ingrid',
        text: 'Firm opinion on gravel, please. In full.',
        replies: [
          {
            by: 'amara',
            text: 'It should be somewhere else.',
            replies: [{ by: 'ewan', text: 'This is also the position of most road engineers.' }],
          },
        ],
      },
      { by: 'yusuf', text: 'Next year I come along and bring the tea.' },
    ],
  },
  {
    by: 'marguerite',
    topic: 'cycling',
    text: 'Nobody is dropped. Nobody is timed. Everybody brings a spare tube.',
  },
  {
    by: 'wanjiru',
    topic: 'cycling',
    photos: ['forest'],
    text: 'My nephew has attached a basket, a radio, a second radio and a small flag to my bicycle. It now weighs more than I do and sounds like a wedding. I have never been so popular on the road to market.',
    thread: [
      { by: 'olamide', text: 'A second radio in case the first one gets lonely. Sensible.' },
      {
        by: 'kofi',
        text: 'Which one plays the news?',
        replies: [{ by: 'wanjiru', text: 'Neither, that is the beauty of it.' }],
      },
    ],
  },
  {
    by: 'rafa',
    topic: 'cycling',
    on: { company: 'harbour-bicycle-workshop' },
    text: 'Winter check-up week: brakes, chain, lights, and an honest opinion. Bring the bicycle, leave the excuses. Students pay in biscuits.',
    photos: ['window'],
    thread: [
      {
        by: 'ines',
        text: 'What kind of biscuits buys a new chain?',
        replies: [{ by: 'rafa', text: 'Home-made. With a name.' }],
      },
    ],
  },
  {
    by: 'hugo',
    topic: 'cycling',
    on: { group: 'lisbon-slow-cyclists' },
    text: 'Pour le 29 : j’arrive de Nantes en train avec le vélo démonté dans deux sacs et une notice que j’ai dessinée moi-même. Si quelqu’un peut m’attendre à la gare avec une clé de 15, je paie le café.\n\nFor the 29th: I arrive by train with the bicycle in two bags. Somebody please bring a 15 mm spanner. I pay for the coffee.',
    language: 'fr',
    thread: [
      { by: 'rafa', text: 'Spanner, grease, and a chair so that I can watch.' },
      { by: 'dmitri', text: 'I bring the second chair.' },
    ],
  },
];
