import type { SeedPost } from '../types';

/** Allotments, orchards, bees and one strimmer. */
export const gardenPosts: SeedPost[] = [
  {
    by: 'archie',
    topic: 'garden',
    minutesAgo: 64,
    text: 'The scarecrow has been promoted. It is now in charge of the crows.',
    thread: [
      {
        by: 'gwen',
        text: 'I walked past it on Tuesday and wished it good morning. It has better posture than the last committee.',
      },
      {
        by: 'amara',
        text: 'Ours joined a union.',
        replies: [{ by: 'archie', text: 'Which one? Ours is asking.' }],
      },
      { by: 'priya', text: 'Promote it again and it will stop turning up altogether.' },
    ],
  },
  {
    by: 'amara',
    topic: 'garden',
    minutesAgo: 415,
    photos: ['oranges', 'forest', 'hills'],
    text: 'Last of the tomatoes, first of the leeks, and a pumpkin that I did not plant. It has climbed in from plot eight over the summer and now refuses to leave. I have told @ingrid that it may be hers by law, but that it has chosen me. #plotseven',
    thread: [
      {
        by: 'ingrid',
        text: 'I have been feeding that pumpkin since June. This is custody.',
        replies: [
          {
            by: 'amara',
            text: 'You may see it at weekends.',
            replies: [
              {
                by: 'ingrid',
                text: 'And on soup day.',
                replies: [{ by: 'amara', text: 'And on soup day. Agreed before witnesses.' }],
              },
            ],
          },
          {
            by: 'archie',
            text: 'I chaired a committee on this in 1994. The ruling was that the pumpkin belongs to whoever can lift it.',
          },
        ],
      },
      { by: 'wanjiru', text: 'A pumpkin knows where it is loved.' },
      { by: 'anneke', text: 'Die prei ziet er goed uit. Die pompoen ook, van wie hij ook is.' },
      { by: 'mateo', text: 'Aquí los zapallos también emigran. Los recibimos bien.' },
      { by: 'yusuf', text: 'Put the seeds in the oven with salt. Then nobody will ask whose it was.' },
    ],
  },
  {
    by: 'wanjiru',
    topic: 'garden',
    text: 'The bees have moved into the post box. I now receive honey and no bills. Nobody is to tell the post office.',
    thread: [
      { by: 'tui', text: 'Your secret is safe. Are the bees taking applications?' },
      { by: 'anjali', text: 'I would like to send you a letter. I would like it to arrive sweet.' },
      { by: 'pekka', text: 'This is the right direction for the postal service.' },
    ],
  },
  {
    by: 'priya',
    topic: 'garden',
    photos: ['oranges'],
    text: 'Balcony report: four chillies, one aubergine, and a pigeon who believes that the aubergine is an egg. I do not have the heart.',
    thread: [
      { by: 'leilani', text: 'Please never tell the pigeon.' },
      {
        by: 'noor',
        text: 'She is doing her best. Let her sit.',
        replies: [{ by: 'priya', text: 'Day nine. She has brought twigs.' }],
      },
    ],
  },
  {
    by: 'tui',
    topic: 'garden',
    text: 'Gate found open this morning. Sheep found in. Sheep counted: one more than I own. Whoever is missing a calm ewe with one white ear, she is having a nice time.',
  },
  {
    by: 'mateo',
    topic: 'garden',
    language: 'es',
    photos: ['mesa', 'hills', 'forest', 'oranges'],
    text: 'Once variedades de papa este año. Mi abuela sabía el nombre de treinta y nueve, así que todavía me faltan veintiocho y una abuela.\n\nMañana llevo semillas a la feria. Quien tenga morada antigua, la cambio por dos historias. #papasnativas',
    thread: [
      { by: 'lucia', text: 'Dos historias por una patata es un precio justo. Tres, si llueve.' },
      {
        by: 'celestine',
        text: 'Ici nous avons des patates douces sans nom. Je t’en envoie une pour que tu la baptises.',
        replies: [{ by: 'mateo', text: 'Será un honor. Padrino de papa.' }],
      },
      {
        by: 'amara',
        text: 'I have no idea how many names I knew at your age, but my grandmother would have liked yours.',
      },
    ],
  },
  {
    by: 'anneke',
    topic: 'garden',
    language: 'nl',
    text: 'De buurman vroeg of ik zijn planten water wilde geven. Hij is terug. De planten willen bij mij blijven.',
  },
  {
    by: 'leilani',
    topic: 'garden',
    text: 'It rained sideways, then upwards off the road, then not at all for six minutes. We used the six minutes.',
    photos: ['forest'],
  },
  {
    by: 'celestine',
    topic: 'garden',
    language: 'fr',
    photos: ['forest', 'window'],
    text: 'La vanille se récolte comme on écoute quelqu’un : sans regarder l’heure. Neuf mois sur la liane, six mois dans la boîte, et l’on ose encore me demander pourquoi elle est chère. #vanille',
    thread: [
      { by: 'aurelie', text: 'Je garde la phrase pour mes clients pressés.' },
      { by: 'wanjiru', text: 'Coffee nods in agreement.' },
    ],
  },
  {
    by: 'emre',
    topic: 'garden',
    language: 'tr',
    text: 'Zeytin toplamaya başladık. Komşunun horozu her sabah beşte denetlemeye geliyor, bir şey beğenmiyor, gidiyor.',
    thread: [
      {
        by: 'yusuf',
        text: 'Horoz haklı olabilir, bir dinle.',
        replies: [{ by: 'emre', text: 'Dinledim. Sepet çok doluymuş.' }],
      },
    ],
  },
  {
    by: 'archie',
    topic: 'garden',
    on: { group: 'allotment-holders-of-leith' },
    text: 'Minutes of the extraordinary meeting on the communal strimmer:\n\n1. The strimmer exists.\n2. The strimmer was last seen on plot fourteen.\n3. Plot fourteen says it was last seen on plot three.\n4. Plot three is a pond.\n5. It was agreed to look in the pond.\n6. It was agreed that nobody would look in the pond before spring.\n7. A vote of thanks to Ingrid for the shortbread.\n8. A vote of thanks to the shortbread.\n\nMeeting closed at the second kettle.',
    thread: [
      { by: 'ingrid', text: 'I wish it recorded that the shortbread was unanimous.' },
      {
        by: 'amara',
        text: 'Plot three here. It is a wildlife pond and the strimmer is not wildlife.',
        replies: [
          {
            by: 'archie',
            text: 'Have you asked it?',
            replies: [{ by: 'amara', text: 'It did not deny it.' }],
          },
        ],
      },
      { by: 'freya', text: 'I will look in the pond. I will need a towel and the rest of the shortbread.' },
    ],
  },
  {
    by: 'amara',
    topic: 'garden',
    on: { group: 'allotment-holders-of-leith' },
    text: 'Seed swap on Saturday from ten, in the shed, or under it if it rains. Bring what you have too much of. Please label it: last year we all grew something and we still do not know what it was.',
  },
  {
    by: 'ingrid',
    topic: 'garden',
    on: { group: 'allotment-holders-of-leith' },
    photos: ['window'],
    text: 'The shed window has been repaired. Please stop thanking me for the “improved ventilation”.',
  },
  {
    by: 'anjali',
    topic: 'garden',
    photos: ['alpine', 'forest'],
    text: 'Marigolds to the gate, mountains to the other gate. I swept the yard and it looked like I had swept the mountains too.',
  },
  {
    by: 'thandiwe',
    topic: 'garden',
    text: 'Five years ago I planted a fig out of spite. Today I made jam out of gratitude. Gardening is mostly waiting for your own mood to change.',
    thread: [
      { by: 'amara', text: 'Writing this on the shed wall.' },
      { by: 'emre', text: 'Figs do best on spite. It is the soil they like.' },
    ],
  },
];
