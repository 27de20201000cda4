import { join } from 'node:path';
import { pageSizes } from '@/shared/config/limits';
import { projectRoot } from '../../projectRoot';
import type { Gif, Gifs } from './gifs';

/** Read from the sources, also by the built server: it runs in the repository. */
const folder = join(projectRoot, 'server/adapters/gifs/animations');

/** Animations drawn for this product, so that the picker works without a service. */
export const builtinAnimations = [
  {
    name: 'waving-sun',
    title: 'Waving sun',
    tags: 'hello hi wave sun morning smile',
    width: 200,
    height: 200,
  },
  { name: 'beating-heart', title: 'Beating heart', tags: 'love heart like thanks', width: 200, height: 200 },
  { name: 'rising-hearts', title: 'Rising hearts', tags: 'love heart care kind', width: 180, height: 240 },
  {
    name: 'confetti',
    title: 'Confetti',
    tags: 'party celebrate birthday congratulations hooray',
    width: 240,
    height: 180,
  },
  { name: 'thumbs-up', title: 'Thumb up', tags: 'yes good like agree thumbs ok', width: 200, height: 200 },
  {
    name: 'clapping',
    title: 'Applause',
    tags: 'clap bravo well done applause thanks',
    width: 200,
    height: 200,
  },
  {
    name: 'dancing-tomato',
    title: 'Dancing tomato',
    tags: 'dance garden vegetable food happy tomato',
    width: 200,
    height: 240,
  },
  {
    name: 'riding-bicycle',
    title: 'Bicycle ride',
    tags: 'bike cycling ride travel go',
    width: 240,
    height: 160,
  },
  {
    name: 'night-train',
    title: 'Night train',
    tags: 'train travel journey night rail',
    width: 260,
    height: 150,
  },
  {
    name: 'coffee-steam',
    title: 'Coffee break',
    tags: 'coffee tea break morning cup',
    width: 200,
    height: 220,
  },
  {
    name: 'growing-sprout',
    title: 'Growing sprout',
    tags: 'garden plant grow spring green',
    width: 200,
    height: 200,
  },
  {
    name: 'rain-umbrella',
    title: 'Under the umbrella',
    tags: 'rain weather umbrella wet',
    width: 200,
    height: 240,
  },
  {
    name: 'falling-leaves',
    title: 'Falling leaves',
    tags: 'autumn leaves fall season',
    width: 240,
    height: 200,
  },
  { name: 'snow-globe', title: 'Snow', tags: 'snow winter cold holiday', width: 200, height: 200 },
  { name: 'sailing-boat', title: 'Sailing', tags: 'boat sea sail summer water', width: 240, height: 180 },
  {
    name: 'bouncing-ball',
    title: 'Bouncing ball',
    tags: 'ball play sport bounce fun',
    width: 180,
    height: 180,
  },
  {
    name: 'party-hat',
    title: 'Happy birthday',
    tags: 'birthday party cake candle celebrate',
    width: 200,
    height: 220,
  },
  {
    name: 'shooting-star',
    title: 'Shooting star',
    tags: 'star wish night magic wow',
    width: 240,
    height: 160,
  },
  {
    name: 'spinning-stars',
    title: 'Gold stars',
    tags: 'star great excellent well done win',
    width: 200,
    height: 200,
  },
  { name: 'laughing-face', title: 'Laughing', tags: 'laugh funny haha lol joy', width: 200, height: 200 },
  { name: 'surprised-face', title: 'Surprised', tags: 'wow surprise what omg', width: 200, height: 200 },
  {
    name: 'thinking-face',
    title: 'Thinking',
    tags: 'think hmm question wonder maybe',
    width: 200,
    height: 200,
  },
  { name: 'sleepy-moon', title: 'Good night', tags: 'night sleep moon tired bed', width: 180, height: 220 },
  { name: 'thank-you', title: 'Thank you', tags: 'thanks thank you grateful', width: 240, height: 140 },
  { name: 'hello-letters', title: 'Hello', tags: 'hello hi hey welcome greet', width: 240, height: 140 },
  { name: 'yes-letters', title: 'Yes!', tags: 'yes agree ok sure', width: 200, height: 140 },
  { name: 'no-letters', title: 'No', tags: 'no nope stop disagree', width: 200, height: 140 },
  { name: 'music-notes', title: 'Music', tags: 'music song notes dance play', width: 200, height: 200 },
  { name: 'blinking-cat', title: 'Blinking cat', tags: 'cat pet animal kitten', width: 200, height: 200 },
  { name: 'running-dog', title: 'Happy dog', tags: 'dog pet animal run walk', width: 240, height: 160 },
] as const;

const pathOf = (name: string) => `/media/gif/${name}`;
const names = new Set<string>(builtinAnimations.map(({ name }) => name));
const isPath = (url: string) => url.startsWith('/media/gif/') && names.has(url.slice('/media/gif/'.length));

/** Finds a built-in animation's file; null for an unknown name. */
export function builtinGifFile(name: string): string | null {
  return names.has(name) ? join(folder, `${name}.gif`) : null;
}

/** Searches the built-in animations: a term matches the start of a word in title or tags. */
export const builtinGifs: Gifs = {
  search(words, page) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = builtinAnimations.filter(({ title, tags }) => {
      const own = `${title} ${tags}`.toLowerCase().split(/[^a-z]+/);
      return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
    });
    const from = (page - 1) * pageSizes.gifs;
    const list = found.slice(from, from + pageSizes.gifs).map(toGif);
    return Promise.resolve({ list, count: found.length });
  },
  owns: isPath,
};

function toGif({ name, title, width, height }: (typeof builtinAnimations)[number]): Gif {
  return { id: name, url: pathOf(name), previewUrl: pathOf(name), width, height, title };
}
