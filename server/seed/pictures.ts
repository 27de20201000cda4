import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Files, StoredPicture } from '../adapters/files/files';
import { projectRoot } from '../projectRoot';
import type { PhotoName } from './content/types';

/** Read from the sources, also by the built server: it runs in the repository. */
const assets = join(projectRoot, 'server/seed/assets');

type Variant = 'whole' | 'mirrored' | 'upright' | 'square';
const variants: readonly Variant[] = ['whole', 'mirrored', 'upright', 'square'];

/**
 * Pictures of the demo community, each under its own key. A picture is rendered once and then copied. The same photo
 * comes whole, mirrored, upright and square in turn, to vary the walls.
 */
export interface DemoPictures {
  /** A face; its second use is mirrored and in other colours. */
  portrait(face: number): Promise<StoredPicture>;
  photo(name: PhotoName): Promise<StoredPicture>;
  /** A whole photo, for covers. */
  cover(name: PhotoName): Promise<StoredPicture>;
  /** A square photo, for avatars of groups and companies. */
  tile(name: PhotoName): Promise<StoredPicture>;
}

export function createDemoPictures(files: Pick<Files, 'storeTrusted' | 'copy'>): DemoPictures {
  const rendered = new Map<string, Promise<StoredPicture>>();
  const timesUsed = new Map<string, number>();

  async function once(name: string, render: () => Promise<Uint8Array>): Promise<StoredPicture> {
    const known = rendered.get(name);
    if (known !== undefined) {
      const original = await known;
      return { ...original, key: await files.copy(original.key) };
    }
    const storing = render().then((image) => files.storeTrusted(image));
    rendered.set(name, storing);
    return storing;
  }

  function use(name: string): number {
    const times = timesUsed.get(name) ?? 0;
    timesUsed.set(name, times + 1);
    return times;
  }

  const variantOf = (name: PhotoName, variant: Variant) =>
    once(`${name} ${variant}`, () => renderPhoto(name, variant));
  return {
    portrait: (face) => {
      const times = use(`face ${face}`);
      return once(`face ${face} ${times}`, () => renderPortrait(face, times));
    },
    photo: (name) => variantOf(name, variants[use(name) % variants.length] ?? 'whole'),
    cover: (name) => variantOf(name, 'whole'),
    tile: (name) => variantOf(name, 'square'),
  };
}

async function renderPhoto(name: PhotoName, variant: Variant): Promise<Uint8Array> {
  const original = await readFile(join(assets, 'photos', `${name}.jpg`));
  const photo = sharp(original);
  switch (variant) {
    case 'whole':
      return original;
    case 'mirrored':
      photo.flop().resize(960, 640, { fit: 'cover', position: 'top' });
      break;
    case 'upright':
      photo.resize(640, 800, { fit: 'cover', position: 'left' });
      break;
    case 'square':
      photo.resize(720, 720, { fit: 'cover', position: 'right' });
      break;
  }
  return photo.jpeg({ quality: 90 }).toBuffer();
}

const portraitSize = 320;
const backgrounds = ['#bcd3c6', '#f2c15c', '#e7b7a4', '#8fb0bd', '#c9d98f', '#d8d5cb', '#dd7d58'];
const clothes = ['#33506b', '#7a3b2c', '#0b604b', '#d9653f', '#2a2a2a', '#c9b79a', '#f2b233'];

/** The first fill of a portrait is its background; the path that starts at the shoulder is the clothes. */
async function renderPortrait(face: number, times: number): Promise<Uint8Array> {
  const drawing = await readFile(join(assets, 'avatars', `av-${String(face).padStart(2, '0')}.svg`), 'utf8');
  const colour = (palette: readonly string[], step: number) =>
    palette[(face * step + times) % palette.length] ?? '';
  const coloured =
    times === 0
      ? drawing
      : drawing
          .replace(/(<rect [^>]*fill=")[^"]+/, `$1${colour(backgrounds, 2)}`)
          .replace(/(<path d="M10 100[^>]*fill=")[^"]+/, `$1${colour(clothes, 3)}`);
  const portrait = sharp(Buffer.from(coloured), { density: 300 }).resize(portraitSize, portraitSize);
  if (times % 2 === 1) portrait.flop();
  return portrait.png().toBuffer();
}
