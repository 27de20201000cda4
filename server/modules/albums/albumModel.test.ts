import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireImage, WireList } from '@/shared/wire/common';
import { albums, files, posts } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pendingPicture, publish } from '../../testing/posts';

/** `npm run test:album-model` asks for 3,000. */
const runs = Number(process.env.ALBUM_MODEL_RUNS ?? 25);
const secondsPerRun = 2;

interface ModelAlbum {
  privacy: 'public' | 'private';
  /** Photos by hand, as places in the list of all photos of the course. */
  photos: number[];
  cover: number | null;
}
/** Places of the photos, by the rules. */
interface Model {
  albums: Map<number, ModelAlbum>;
  /** Photos and words of posts. */
  posts: Map<number, { photos: number[]; hasText: boolean }>;
  pending: Set<number>;
  kept: Set<number>;
  nextAlbum: number;
  nextPost: number;
}
/** Keys and ids of the same things on the server. */
interface World {
  owner: TestMember;
  stranger: TestMember;
  keys: string[];
  albumIds: Map<number, string>;
  postIds: Map<number, string>;
}
type Step = fc.AsyncCommand<Model, World>;

const photoCount = 5;
const photo = fc.integer({ min: 0, max: photoCount - 1 });
const chosenPhotos = fc.uniqueArray(photo, { minLength: 1, maxLength: 4 });
const someOrNone = fc.oneof(fc.constant<number[]>([]), chosenPhotos);
const pick = fc.nat(20);

let server: TestServer;
let members: Pick<World, 'owner' | 'stranger'>;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
  members = { owner: await server.member(), stranger: await server.member() };
});
afterAll(() => server.close());

/** One of the things that there are, chosen by a number. */
const oneOf = <T>(things: Iterable<T>, chosen: number): T | undefined => {
  const all = [...things];
  return all[chosen % all.length];
};
const isThere = (model: Model, index: number) =>
  model.pending.has(index) || model.kept.has(index) || isUsed(model, index);
const isUsed = (model: Model, index: number) =>
  [...model.albums.values(), ...model.posts.values()].some(({ photos }) => photos.includes(index));

function settle(album: ModelAlbum) {
  if (album.cover === null || !album.photos.includes(album.cover)) album.cover = album.photos[0] ?? null;
}
function leave(model: Model, index: number) {
  for (const album of model.albums.values()) {
    album.photos = album.photos.filter((other) => other !== index);
    settle(album);
  }
}
/** A photo that nothing uses any more stays with its owner. */
function keepIfLoose(model: Model, index: number) {
  if (!isUsed(model, index)) model.kept.add(index);
}

function step(name: string, run: (model: Model, world: World) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, world) {
      await run(model, world);
      await agree(model, world);
    },
    toString: () => name,
  };
}

async function create(privacy: ModelAlbum['privacy'], model: Model, world: World) {
  const answer = await world.owner.call<WireAlbum>('POST', '/api/gallery/albums', { name: 'A', privacy });
  expect(answer.status).toBe(201);
  world.albumIds.set(model.nextAlbum, answer.body.id);
  model.albums.set(model.nextAlbum, { privacy, photos: [], cover: null });
  model.nextAlbum += 1;
}
const creating = fc
  .constantFrom('public' as const, 'private' as const)
  .map((privacy) => step(`creates ${privacy}`, (model, world) => create(privacy, model, world)));

async function upload(index: number, model: Model, world: World) {
  if (isThere(model, index)) return;
  world.keys[index] = await pendingPicture(server, world.owner.id);
  model.pending.add(index);
}
const uploading = photo.map((index) =>
  step(`uploads ${index}`, (model, world) => upload(index, model, world)),
);

/** Adds, removes and orders; what the rules refuse changes nothing. */
const arranging = fc
  .record({
    chosen: pick,
    isCareful: fc.boolean(),
    add: someOrNone,
    remove: someOrNone,
    order: someOrNone,
  })
  .map((change) =>
    step(`arranges ${JSON.stringify(change)}`, async (model, world) => {
      const number = oneOf(model.albums.keys(), change.chosen);
      const album = number === undefined ? undefined : model.albums.get(number);
      if (number === undefined || album === undefined) return;
      const { remove, isCareful } = change;
      const fits = (index: number) => isThere(model, index) && !remove.includes(index);
      const add = isCareful ? change.add.filter(fits) : change.add;
      const added = add.filter((index) => !album.photos.includes(index));
      const next = [...added, ...album.photos.filter((index) => !remove.includes(index))];
      const order = isCareful ? change.order.filter((index) => next.includes(index)) : change.order;
      const keysOf = (list: number[]) => list.map((index) => world.keys[index] ?? 'f'.repeat(32));
      const { status } = await world.owner.call(
        'PATCH',
        `/api/gallery/albums/${world.albumIds.get(number)}/photos`,
        { add: keysOf(add), remove: keysOf(remove), order: keysOf(order) },
      );
      const isRight = add.every(fits) && order.every((index) => next.includes(index));
      // Photos that never were share one unknown key.
      const isRepeated = [add, remove, order].some((list) => new Set(keysOf(list)).size < list.length);
      expect(status).toBe(isRight && !isRepeated ? 200 : 422);
      if (status !== 200) return;
      const left = album.photos.filter((index) => remove.includes(index));
      for (const index of added) leave(model, index);
      const places = [...order];
      album.photos = next.map((index) => (order.includes(index) ? (places.shift() ?? index) : index));
      settle(album);
      for (const index of added) {
        model.pending.delete(index);
        model.kept.delete(index);
      }
      for (const index of left) keepIfLoose(model, index);
    }),
  );

const editing = fc.tuple(pick, fc.boolean(), pick).map(([chosen, opens, chosenCover]) =>
  step(`edits ${chosen}`, async (model, world) => {
    const number = oneOf(model.albums.keys(), chosen);
    const album = number === undefined ? undefined : model.albums.get(number);
    if (number === undefined || album === undefined) return;
    const cover = oneOf(album.photos, chosenCover) ?? null;
    const privacy = opens ? 'public' : 'private';
    const answer = await world.owner.call('POST', `/api/gallery/albums/${world.albumIds.get(number)}`, {
      privacy,
      ...(cover === null ? {} : { cover: world.keys[cover] }),
    });
    expect(answer.status).toBe(200);
    album.privacy = privacy;
    album.cover = cover;
  }),
);

/** Without its photos a post needs words; with words it lives on without them. */
const wouldBeEmpty = (model: Model, gone: readonly number[]) =>
  new Set(
    [...model.posts.values()]
      .filter(({ photos, hasText }) => !hasText && photos.every((index) => gone.includes(index)))
      .flatMap(({ photos }) => photos),
  );
function dropPhoto(model: Model, index: number) {
  leave(model, index);
  for (const post of model.posts.values()) post.photos = post.photos.filter((other) => other !== index);
  model.pending.delete(index);
  model.kept.delete(index);
}

const deletingAlbum = fc.tuple(pick, fc.constantFrom('keep', 'delete')).map(([chosen, photos]) =>
  step(`deletes ${chosen} and would ${photos}`, async (model, world) => {
    const number = oneOf(model.albums.keys(), chosen);
    const album = number === undefined ? undefined : model.albums.get(number);
    if (number === undefined || album === undefined) return;
    const path = `/api/gallery/albums/${world.albumIds.get(number)}?photos=${photos}`;
    expect((await world.owner.call('DELETE', path)).status).toBe(204);
    model.albums.delete(number);
    const bound = photos === 'keep' ? new Set(album.photos) : wouldBeEmpty(model, album.photos);
    for (const index of album.photos)
      if (bound.has(index)) keepIfLoose(model, index);
      else dropPhoto(model, index);
  }),
);

const deletingPhoto = photo.map((index) =>
  step(`deletes photo ${index}`, async (model, world) => {
    const key = world.keys[index] ?? 'f'.repeat(32);
    const { status } = await world.owner.call('DELETE', `/api/files/key/${key}`);
    const isBound = wouldBeEmpty(model, [index]).has(index);
    expect(status).toBe(!isThere(model, index) ? 404 : isBound ? 409 : 204);
    if (status === 204) dropPhoto(model, index);
  }),
);

const posting = fc.tuple(chosenPhotos, fc.boolean()).map(([chosen, hasText]) =>
  step(`posts ${chosen.join()}`, async (model, world) => {
    const photos = chosen.filter((index) => model.pending.has(index));
    if (photos.length === 0) return;
    const keys = photos.flatMap((index) => world.keys[index] ?? []);
    const { id } = await publish(world.owner, { photos: keys, ...(hasText ? { post: 'Words' } : {}) });
    world.postIds.set(model.nextPost, id);
    model.posts.set(model.nextPost, { photos, hasText });
    model.nextPost += 1;
    for (const index of photos) model.pending.delete(index);
  }),
);

const deletingPost = pick.map((chosen) =>
  step(`deletes post ${chosen}`, async (model, world) => {
    const number = oneOf(model.posts.keys(), chosen);
    if (number === undefined) return;
    const path = `/api/post/user/${world.postIds.get(number)}`;
    expect((await world.owner.call('DELETE', path)).status).toBe(204);
    // Photos in an album stay there, the others go with their post.
    model.posts.delete(number);
  }),
);

/** Albums, photos and who sees them are as the rules say. */
async function agree(model: Model, world: World) {
  const keyOf = (index: number) => world.keys[index] ?? '';
  const photosOf = async (query: string, who = world.owner) => {
    const path = `/api/gallery/photos?per_page=100&${query}`;
    return (await who.call<WireList<WireImage>>('GET', path)).body.list.map(({ key }) => key);
  };
  const ofOwner = `/api/gallery/albums/${world.owner.id}?per_page=100`;
  const { body } = await world.owner.call<WireList<WireAlbum>>('GET', ofOwner);
  const found = new Map(body.list.map((album) => [album.id, album]));
  expect(found.size).toBe(model.albums.size);
  for (const [number, { photos, privacy, cover }] of model.albums) {
    const id = world.albumIds.get(number) ?? '';
    expect(found.get(id)).toMatchObject({ photos: photos.length, privacy });
    expect(found.get(id)?.cover?.key ?? null).toBe(cover === null ? null : keyOf(cover));
    expect(await photosOf(`album_id=${id}&order=hand`)).toEqual(photos.map(keyOf));
    const others = (await photosOf(`album_id=${id}`)).filter((key) => key !== found.get(id)?.cover?.key);
    expect(found.get(id)?.beside_cover.map(({ key }) => key)).toEqual(others.slice(0, 2));
  }
  const all = [...model.albums.values()];
  const posted = [...model.posts.values()].flatMap(({ photos }) => photos);
  const open = all.filter(({ privacy }) => privacy === 'public').flatMap(({ photos }) => photos);
  const keysIn = (indexes: Iterable<number>) => [...new Set(indexes)].map(keyOf).toSorted();
  expect((await photosOf(`user_id=${world.owner.id}`)).toSorted()).toEqual(
    keysIn([...all.flatMap(({ photos }) => photos), ...posted, ...model.kept]),
  );
  expect((await photosOf(`user_id=${world.owner.id}`, world.stranger)).toSorted()).toEqual(
    keysIn([...open, ...posted]),
  );
}

/** Two albums and four uploads, so that most acts find something. */
async function startCourse(): Promise<{ model: Model; real: World }> {
  await server.db.delete(posts);
  await server.db.delete(albums);
  await server.db.delete(files).where(eq(files.ownerId, members.owner.id));
  const model: Model = {
    ...{ albums: new Map(), posts: new Map(), nextAlbum: 0, nextPost: 0 },
    ...{ pending: new Set(), kept: new Set() },
  };
  const real: World = { ...members, keys: [], albumIds: new Map(), postIds: new Map() };
  for (const privacy of ['public', 'private'] as const) await create(privacy, model, real);
  for (let index = 0; index < photoCount - 1; index += 1) await upload(index, model, real);
  return { model, real };
}

const steps = [creating, uploading, uploading, arranging, arranging, arranging, editing];
const endings = [deletingAlbum, deletingPhoto, posting, deletingPost];
const course = fc.commands([...steps, ...endings], { maxCommands: 14, size: 'max' });

it(
  'ALB-01 ALB-02 albums hold, count and show their photos by the rules in any order of acts',
  async () => {
    await fc.assert(
      fc.asyncProperty(course, async (acts) => {
        const start = await startCourse();
        await fc.asyncModelRun(() => start, acts);
        const counters = await countMismatches(server.db);
        expect(counters.filter((name) => name.startsWith('albums.'))).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
  runs * secondsPerRun * 1000,
);
