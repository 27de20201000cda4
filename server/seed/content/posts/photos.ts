import type { SeedPost } from '../types';

/** Disposable cameras, patient light, crooked horizons. */
export const photoPosts: SeedPost[] = [
  {
    by: 'misaki',
    topic: 'photos',
    on: { group: 'single-use-cameras' },
    language: 'ja',
    photos: ['dusk', 'window', 'stairs', 'coast'],
    text: '現像から戻ってきた。二十七枚のうち、九枚は指。残りの十八枚のうち、四枚が好き。良い打率だと思う。 #使い捨てカメラ',
    thread: [
      { by: 'sakura', text: '指の写真も見たいです。' },
      {
        by: 'seojun',
        text: '저도 손가락이 주인공인 필름이 한 롤 있어요.',
        replies: [{ by: 'misaki', text: '二人展をしましょう。題は「指」。' }],
      },
    ],
  },
  {
    by: 'sakura',
    topic: 'photos',
    on: { group: 'single-use-cameras' },
    language: 'ja',
    text: '現像待ちの二週間、何を撮ったか全部忘れるのがこの趣味のいいところ。',
  },
  {
    by: 'seojun',
    topic: 'photos',
    language: 'ko',
    photos: ['sea', 'coast', 'stairs', 'city', 'dusk', 'window', 'arches'],
    text: '필름 두 롤 스캔 완료. 흔들린 사진이 더 그날 같다. #필름',
    thread: [{ by: 'zofia', text: 'Te poruszone są najlepsze. Jakby zdjęcie też szło.' }],
  },
  {
    by: 'kofi',
    topic: 'photos',
    photos: ['city', 'dusk', 'arches', 'window'],
    text: 'Four corners, one evening. I asked everybody before I pressed the button. One man said no and then gave me directions to better light. He was right.',
    thread: [
      { by: 'ewan', text: 'Better light is the most generous thing one can give directions to.' },
      { by: 'ines', text: 'A terceira. Emoldurava.' },
    ],
  },
  {
    by: 'anjali',
    topic: 'photos',
    photos: ['alpine', 'lake', 'hills', 'dusk', 'forest', 'mesa'],
    text: 'Waited for the mountain from five until nine. At nine it came out, looked at us, and went back in. Twelve people had set up tripods. One child had a drawing. The child won. #patience',
    thread: [
      {
        by: 'thandiwe',
        text: 'Show us the drawing.',
        replies: [{ by: 'anjali', text: 'She sold it to a German for two chocolates.' }],
      },
      {
        by: 'bernd',
        text: 'I have the drawing. It was three chocolates.',
        replies: [{ by: 'anjali', text: 'She told me two. A trader.' }],
      },
      { by: 'mateo', text: 'Las montañas tienen horario de montaña.' },
    ],
  },
  {
    by: 'zofia',
    topic: 'photos',
    language: 'pl',
    photos: ['sea', 'city'],
    text: 'Mgła zjadła port. Zostawiła dźwigi na później.',
  },
  {
    by: 'mateo',
    topic: 'photos',
    language: 'es',
    photos: ['mesa', 'dusk', 'hills', 'alpine', 'arches'],
    text: 'Horizonte torcido otra vez. He decidido que es el mundo. #fotostorcidas',
    thread: [{ by: 'lucia', text: 'El mundo se inclina un poco para escucharte.' }],
  },
  { by: 'bo-li', topic: 'photos', photos: ['lake'], text: 'no filter. well, a bus window.' },
  {
    by: 'slowka',
    topic: 'photos',
    photos: ['window', 'stairs'],
    text: 'Window number two hundred and six. Somebody has put a lamp in it for no one in particular, and I have decided it is for me.',
    thread: [{ by: 'kofi', text: 'It was. They just did not know your name.' }],
  },
  {
    by: 'thandiwe',
    topic: 'photos',
    photos: ['mesa', 'sea'],
    text: 'The mountain put its tablecloth on at four, and by five it had cleared the table.',
  },
  {
    by: 'tomasz',
    topic: 'photos',
    language: 'pl',
    photos: ['city'],
    text: 'Zdjęcie peronu bez pociągu jest portretem. Zdjęcie z pociągiem to dokumentacja.',
  },
];
