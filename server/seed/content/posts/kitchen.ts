import type { SeedPost } from '../types';

/** What is on the stove. */
export const kitchenPosts: SeedPost[] = [
  {
    by: 'misaki',
    topic: 'kitchen',
    language: 'ja',
    minutesAgo: 296,
    photos: ['oranges'],
    text: '朝の光が台所に入る時間がいちばん好き。祖母の鉢にみかんを盛っただけで、少し丁寧に暮らしている気がする。',
    thread: [
      { by: 'sakura', text: 'その鉢、写真で見るたびに好きになります。' },
      {
        by: 'amara',
        text: 'I do not read Japanese, but I read oranges fluently. Lovely.',
        replies: [{ by: 'misaki', text: 'Thank you, Amara. It says: oranges.' }],
      },
      { by: 'chenwei', text: '早安。光影很好。' },
    ],
  },
  {
    by: 'noor',
    topic: 'kitchen',
    minutesAgo: 22,
    text: 'Three in the morning, two hundred rolls, one fly with opinions.',
    thread: [
      { by: 'bernd', text: 'Der Teig ist Zeuge.' },
      {
        by: 'amara',
        text: 'Is the fly on the payroll?',
        replies: [{ by: 'noor', text: 'Quality control.' }],
      },
    ],
  },
  {
    by: 'aurelie',
    topic: 'kitchen',
    language: 'fr',
    photos: ['oranges', 'window'],
    text: 'Quiche numéro dix-sept. La pâte tient, l’appareil tient, c’est moi qui ai lâché. On l’a mangée à la cuillère, debout, et c’était la meilleure. #quiche',
    thread: [
      { by: 'nadia', text: 'Une quiche à la cuillère, c’est une soupe qui a de l’ambition.' },
      {
        by: 'hugo',
        text: 'Je veux bien être là pour la dix-huit.',
        replies: [{ by: 'aurelie', text: 'Apporte ta cuillère.' }],
      },
    ],
  },
  {
    by: 'emre',
    topic: 'kitchen',
    language: 'tr',
    photos: ['oranges', 'sea'],
    text: 'İlk yağ çıktı. Ekmeği banıp sustuk. Uzun bir sessizlik oldu, en güzel yorum oydu. #zeytinyağı',
    thread: [
      {
        by: 'yusuf',
        text: 'Bir şişe ayır, cuma günü otobüsteyim.',
        replies: [{ by: 'emre', text: 'Ayırdım. Üstüne adını yazdım ki horoz içmesin.' }],
      },
      { by: 'hala', text: 'صحتين! الصمت بعد اللقمة الأولى لغة مشتركة.' },
    ],
  },
  {
    by: 'priya',
    topic: 'kitchen',
    text: 'My mother’s lime pickle, as dictated over the telephone:\n\nTake limes. How many? Enough.\nSalt. How much? You will know.\nSun. How long? Until it is done.\nChilli. How much? Are you my daughter or not?\nOil. How much? Cover it like you mean it.\nThen wait. How long? You always ask this.\n\nIt is in the jar. I meant it. I will report back in six weeks, or when I know. #pickle',
    thread: [
      { by: 'amara', text: 'My grandmother’s jollof recipe has the same author.' },
      {
        by: 'lucia',
        text: 'Mi madre mide con “lo que pida”. Nunca he sabido quién pide.',
        replies: [{ by: 'priya', text: 'The pot. The pot asks.' }],
      },
      { by: 'samir', text: '“Are you my daughter or not” is the most precise unit in this recipe.' },
      {
        by: 'wanjiru',
        text: 'Six weeks. I am marking the calendar and sending a jar.',
        replies: [{ by: 'priya', text: 'An empty jar, received with joy.' }],
      },
    ],
  },
  {
    by: 'quynh',
    topic: 'kitchen',
    language: 'vi',
    photos: ['coffee'],
    text: 'Cà phê nhỏ giọt, mưa cũng nhỏ giọt. Cuộc đua công bằng nhất sáng nay.',
    thread: [
      {
        by: 'wanjiru',
        text: 'Which won?',
        replies: [{ by: 'quynh', text: 'The rain. The coffee was not in a hurry.' }],
      },
    ],
  },
  {
    by: 'lucia',
    topic: 'kitchen',
    language: 'es',
    text: 'Empanada de zamburiñas para ocho. Vinieron once. Nadie sabe quién es el del jersey verde, pero repitió.',
  },
  {
    by: 'mo-ito',
    topic: 'kitchen',
    language: 'pt',
    photos: ['coffee', 'window'],
    text: 'Café coado na xícara da avó, com o disco no lado B. A agulha pula sempre no mesmo verso e eu já canto com o pulo.',
    thread: [{ by: 'rafa', text: 'O pulo já faz parte da música.' }],
  },
  {
    by: 'samir',
    topic: 'kitchen',
    language: 'ar',
    photos: ['oranges'],
    text: 'سألت الخبّاز عن سرّ الكعك فقال: الاستيقاظ. ثم لم يقل شيئاً آخر.',
  },
  {
    by: 'bernd',
    topic: 'kitchen',
    language: 'de',
    photos: ['window'],
    text: 'Sauerteig heißt jetzt Hannelore. Hannelore wurde heute gefüttert, gedehnt und gelobt. Ich hatte ein Käsebrot.',
    thread: [
      { by: 'noor', text: 'Hannelore first. That is the rule of the house.' },
      { by: 'matthias', text: 'Grüße an Hannelore. Unser heißt Weiche drei.' },
    ],
  },
  {
    by: 'chenwei',
    topic: 'kitchen',
    language: 'zh',
    photos: ['coffee'],
    text: '巷口的阿嬤說，湯要滾，人不要滾。記下來了。',
  },
  {
    by: 'noor',
    topic: 'kitchen',
    on: { company: 'slow-bread-bakery' },
    photos: ['window', 'coffee', 'oranges'],
    text: 'From tomorrow: rye with caraway on Tuesdays, the seeded one on Thursdays, and on Saturdays whatever I was thinking about on Friday night. The queue starts where the dog sits.',
    thread: [
      {
        by: 'amara',
        text: 'And where does the dog sit?',
        replies: [{ by: 'noor', text: 'Where the queue starts.' }],
      },
      { by: 'gwen', text: 'Two ryes under Llewellyn please, and one for the dog.' },
    ],
  },
  {
    by: 'amara',
    topic: 'kitchen',
    minutesAgo: 4350,
    photos: ['oranges', 'coffee', 'ceramics', 'window'],
    text: 'Soup day. The pumpkin of plots seven and eight has been laid to rest with ginger, two onions and full honours. @ingrid said a few words. They were “more pepper”.',
    thread: [
      { by: 'ingrid', text: 'I stand by them.' },
      { by: 'archie', text: 'Half-mast on the shed.' },
      { by: 'wanjiru', text: 'It lived as it climbed.' },
    ],
  },
  {
    by: 'wanjiru',
    topic: 'kitchen',
    on: { company: 'the-slow-bar' },
    photos: ['coffee', 'forest'],
    text: 'New harvest is in: washed, from the top field, tastes of blackcurrant and of having got up early. Ask for it by name. Its name is Tuesday.',
  },
  {
    by: 'anneke',
    topic: 'kitchen',
    language: 'nl',
    text: 'Erwtensoep. De lepel staat rechtop. De buren staan in de gang.',
  },
  {
    by: 'lucia',
    topic: 'kitchen',
    language: 'es',
    photos: ['sea', 'oranges', 'window'],
    text: 'Domingo en tres fotos: mar, mesa, siesta. La siesta no sale porque estaba yo dentro.',
  },
];
