import type { StoredPicture } from '../adapters/files/files';
import { albumPhotos, albums } from '../db/schema';
import { dayMs } from '../durations';
import { photoTexts, seedAlbums as contents } from './content/albums';
import type { PhotoName } from './content/types';
import { insertFiles, insertInParts, type MemberIds, type SeedContext } from './context';

/** A photo of a post that may be in an album of its author too. */
interface PostedPhoto {
  ownerId: number;
  createdAt: Date;
  picture: StoredPicture;
}

const daysBetween = 11;
const scatter = 5;

/** Every other photo is described, so that both kinds are seen. */
export const altOf = (name: PhotoName, place: number): string => (place % 2 === 0 ? photoTexts[name] : '');

/** Inserts the albums with their photos: of the members' posts, and uploads of the months before (ALB-01). */
export async function seedAlbums(
  context: SeedContext,
  ids: MemberIds,
  posted: readonly PostedPhoto[],
): Promise<void> {
  for (const { by, title, privacy, photos, daysAgo, cover = 0 } of contents) {
    const ownerId = ids(by);
    const createdAt = new Date(context.now.getTime() - daysAgo * dayMs);
    const pictures =
      photos === 'posted'
        ? posted.filter((photo) => photo.ownerId === ownerId)
        : await upload(context, ownerId, createdAt, photos);
    const [album] = await context.tx
      .insert(albums)
      .values({ ownerId, title, privacy, coverKey: pictures[cover]?.picture.key ?? null, createdAt })
      .returning({ id: albums.id });
    const places = pictures.map(({ picture, createdAt: at }, position) => ({
      ...{ albumId: album?.id ?? 0, fileKey: picture.key, position, createdAt: at },
    }));
    await insertInParts(places, (part) => context.tx.insert(albumPhotos).values(part));
  }
}

/** Stores photos whose times differ from their order by hand. */
async function upload(
  context: SeedContext,
  ownerId: number,
  until: Date,
  names: readonly PhotoName[],
): Promise<PostedPhoto[]> {
  const uploads = await Promise.all(
    names.map(async (name, place) => ({
      ownerId,
      visibility: 'private' as const,
      createdAt: new Date(until.getTime() - ((place * scatter) % names.length) * daysBetween * dayMs),
      picture: await context.demoPictures.photo(name),
      alt: altOf(name, place),
    })),
  );
  await insertFiles(context, uploads);
  return uploads;
}
