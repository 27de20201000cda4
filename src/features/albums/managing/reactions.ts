import type { Action } from '@reduxjs/toolkit';
import { describePhoto } from '@/features/media/describing/requests';
import type { UsersState } from '@/features/people/entities';
import { users } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { isSameJson } from '@/shared/lib/json/sameJson';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { RequestsState } from '@/shared/store/requests';
import { maxBesideCover } from '@/shared/wire/album';
import { albums, photos, type AlbumsState, type PhotosState } from '../entities';
import { albumDeselected, albumSelected } from '../chosenAlbum';
import { monthOf } from '../grid/months';
import { albumsOf, loadAlbum, loadMonths, photosOf } from '../lists';
import type { Album, Photo, PhotosQuery, PhotosSource } from '../types';
import { filesPlaced, type UploadQueueState } from '../uploadQueue';
import {
  arrangeAlbum,
  chooseCover,
  createAlbum,
  deleteAlbum,
  deletePhoto,
  editAlbum,
  orderAlbum,
} from './requests';
import { isNewestFirst, photoAdded } from './uploads';

interface State extends AlbumsState, PhotosState, UsersState, UploadQueueState {
  lists: ListsState;
  requests: RequestsState;
  session: SessionState;
}

const isMine = (state: State) => {
  const myId = selectMyId(state);
  return ({ kind, id }: PhotosQuery) => kind === 'user' && id === myId;
};

export const reactions = [
  on(createAlbum.success, ({ payload, meta: { arg } }, state: State) => {
    const own = albumsOf.asked(state, ({ userId }) => userId === arg.userId);
    return [
      payload ? albumSelected({ id: payload.id, name: payload.title }) : albumDeselected(),
      ...own.map((query) =>
        payload && query.term === '' ? albumsOf.itemAdded(payload.id, query) : albumsOf.reset(query),
      ),
    ];
  }),

  on(deleteAlbum.success, ({ meta: { arg } }, state: State) => {
    const mine = isMine(state);
    return [
      albums.removed(arg.albumId),
      loadAlbum.changed(undefined, { userId: selectMyId(state) ?? '', albumId: arg.albumId }),
      // The photos of the album are deleted with it, or are in no album from now on.
      ...photosOf.resetWhere(state, mine),
      ...monthsReread(state, mine),
      ...(arg.photos === 'delete' ? recountedForMe(state) : []),
    ];
  }),

  on(deletePhoto.success, ({ meta: { arg } }, state: State) => {
    const { key, albumId } = arg;
    const mine = isMine(state);
    const holds = (query: PhotosQuery) =>
      query.albumId === null || query.albumId === albumId || photosOf.select(state, query).ids.includes(key);
    return [
      photos.removed(key),
      ...gone(state, [key]),
      ...monthsCounted(state, photos.select(state, key), -1, (query) => mine(query) && holds(query)),
      ...countedForMe(state, -1),
      ...(albumId === null ? albumsReread(state) : counted(state, albumId, -1)),
      ...(albumId !== null && isOnCover(albums.select(state, albumId), key) ? albumsReread(state) : []),
    ];
  }),

  // An answer carries the whole album as it was then: it counts only for what its call has changed.
  on(chooseCover.success, ({ payload }) => [coverChanged(payload)]),

  // Another tab was faster: the album is there no more.
  ...[editAlbum, chooseCover].map(({ failure }) =>
    on(failure, ({ payload: { status }, meta: { arg } }, state: State) =>
      status === 404
        ? [
            albums.removed(arg.albumId),
            ...albumsReread(state),
            // Its page learns so that it is gone.
            loadAlbum.request({ userId: selectMyId(state) ?? '', albumId: arg.albumId }),
          ]
        : [],
    ),
  ),

  on(arrangeAlbum.success, ({ payload, meta: { arg } }, state: State) => {
    const { albumId, add = [], remove = [] } = arg;
    const mine = isMine(state);
    const isTouched = (query: PhotosQuery) => mine(query) && query.albumId !== null;
    return [
      ...(payload
        ? [coverChanged(payload), albums.changed(albumId, { photos: payload.photos })]
        : add.length + remove.length > 0
          ? [loadAlbum.request({ userId: selectMyId(state) ?? '', albumId })]
          : []),
      ...remove.flatMap((key) => taken(state, albumId, key)),
      ...gone(state, [...add, ...remove]),
      ...(add.length + remove.length > 0 ? monthsReread(state, isTouched) : []),
      // Added photos leave the album that they were in, and come first in this one.
      ...formerAlbums(state, albumId, add).flatMap(({ id, count }) => counted(state, id, -count)),
      ...(add.length > 0 ? [...photosOf.resetWhere(state, isTouched), ...albumsReread(state)] : []),
      ...(arg.order ? ordered(state, albumId, arg.order) : []),
    ];
  }),

  // The order shows at once: whoever arranges again begins with it.
  on(orderAlbum.request, ({ payload }, state: State) => ordered(state, payload.albumId, payload.order)),
  on(orderAlbum.success, ({ payload, meta: { arg } }, state: State) => [
    ...(payload ? [coverChanged(payload)] : []),
    // The list may have been read meanwhile, in its former order.
    ...ordered(state, arg.albumId, arg.order),
  ]),
  on(orderAlbum.failure, ({ meta: { arg } }, state: State) => ordered(state, arg.albumId, arg.former)),

  on(describePhoto.success, ({ meta: { arg } }) => [photos.changed(arg.key, { alt: arg.alt })]),

  on(photoAdded, ({ payload: { to, photo } }, state: State) => {
    if (to.kind === 'company')
      return placedFirst(state, photo, ({ kind, id }) => kind === 'company' && id === to.id);
    const { id: albumId } = to;
    const mine = isMine(state);
    const album = albums.select(state, albumId);
    return [
      ...placedFirst(
        state,
        photo,
        (query) => mine(query) && (query.albumId === null || query.albumId === albumId),
      ),
      ...counted(state, albumId, 1),
      ...(album ? [albums.changed(albumId, withOnCover(album, photo))] : []),
      ...countedForMe(state, 1),
    ];
  }),
];

const coverChanged = ({ id, cover, besideCover }: Album) => albums.changed(id, { cover, besideCover });

const isOnCover = (album: Album | undefined, key: string) =>
  album?.cover?.key === key || album?.besideCover?.some((photo) => photo.key === key) === true;

/** Fields of an album whose newest photo this is. */
function withOnCover({ cover, besideCover }: Album, { key, access }: Photo): Partial<Album> {
  const photo = { key, access };
  if (cover === null) return { cover: photo };
  return besideCover ? { besideCover: [photo, ...besideCover].slice(0, maxBesideCover) } : {};
}

type IsConcerned = (query: PhotosQuery) => boolean;

/**
 * Puts a photo into the lists that it concerns, and into their months: the newest stands first (ALB-02). Lists in
 * another order are read anew once the last of its batch is there.
 */
function placedFirst(state: State, photo: Photo, isConcerned: IsConcerned): Action[] {
  const lists = photosOf
    .asked(state, (query) => isConcerned(query) && isNewestFirst(query))
    .map((query) => photosOf.itemAdded(photo.key, query));
  return [...lists, ...monthsCounted(state, photo, 1, isConcerned)];
}

/** Owners and albums whose photos are shown. */
function sourcesShown(state: State, isConcerned: IsConcerned): PhotosSource[] {
  const sources = photosOf.asked(state, isConcerned).map(({ kind, id, albumId }) => ({ kind, id, albumId }));
  return [...new Map(sources.map((source) => [`${source.kind} ${source.albumId ?? ''}`, source])).values()];
}

/** Counts a photo more or less in its month, wherever months are known. */
function monthsCounted(
  state: State,
  photo: Photo | undefined,
  by: number,
  isConcerned: IsConcerned,
): Action[] {
  const month = monthOf(photo?.createdAt ?? '');
  if (month === '') return [];
  return sourcesShown(state, isConcerned).flatMap((source) => {
    const { data } = loadMonths.select(state, source);
    if (!data) return [];
    const known = data.find((one) => one.month === month) ?? { month, count: 0 };
    const others = data.filter((one) => one !== known);
    const counted = [...others, { month, count: known.count + by }].filter(({ count }) => count > 0);
    counted.sort((one, other) => other.month.localeCompare(one.month));
    return [loadMonths.changed(counted, source)];
  });
}

/** Months of albums that photos have left or joined: the server tells. */
function monthsReread(state: State, isConcerned: IsConcerned): Action[] {
  return sourcesShown(state, isConcerned).map((source) => loadMonths.request(source));
}

/** Puts photos into their new order in the list by hand, each in one of the places that they had. */
function ordered(state: State, albumId: string, order: readonly string[]): Action[] {
  const lists = photosOf.asked(state, (query) => query.albumId === albumId && query.order === 'hand');
  return lists.flatMap((query) => {
    const { ids, loadedPages } = photosOf.select(state, query);
    const next = order.filter((key) => ids.includes(key));
    const named = new Set(next);
    const placed = ids.map((id) => (named.has(id) ? (next.shift() ?? id) : id));
    return isSameJson(placed, ids) ? [] : [photosOf.replaced(placed, loadedPages, query)];
  });
}

/** Leaves photos that have left their album out of the order that their batch gets in the end. */
function gone({ albumUploads, uploads }: State, keys: readonly string[]): Action[] {
  const ids = albumUploads.files.map(({ id }) => id).filter((id) => keys.includes(uploads[id]?.key ?? ''));
  return ids.length > 0 ? [filesPlaced(ids)] : [];
}

/** Takes a photo out of the lists of an album, also of those on their way: they may have been read before. */
function taken(state: State, albumId: string, key: string): Action[] {
  return photosOf.itemRemovedWhere(state, key, (query) => query.albumId === albumId);
}

/** Albums whose lists hold photos that have joined another one, with the number of these. */
function formerAlbums(state: State, joinedId: string, added: readonly string[]) {
  const lists = photosOf.asked(state, ({ albumId }) => albumId !== null && albumId !== joinedId);
  const left = new Map<string, Set<string>>();
  for (const query of lists) {
    const { ids } = photosOf.select(state, query);
    const keys = added.filter((key) => ids.includes(key));
    const id = query.albumId ?? '';
    left.set(id, new Set([...(left.get(id) ?? []), ...keys]));
  }
  return [...left].map(([id, keys]) => ({ id, count: keys.size }));
}

function counted(state: State, albumId: string, by: number): Action[] {
  const album = albums.select(state, albumId);
  return album ? [albums.changed(albumId, { photos: Math.max(0, album.photos + by) })] : [];
}

/** Counts and covers of other albums may have changed: the server tells. */
function albumsReread(state: State): Action[] {
  const myId = selectMyId(state);
  return albumsOf.resetWhere(state, ({ userId }) => userId === myId);
}

/** Changes the number of photos on the member's own profile. */
function countedForMe(state: State, by: number): Action[] {
  const me = users.select(state, selectMyId(state) ?? '');
  const count = me?.counts?.photos;
  if (!me?.counts || count === null || count === undefined) return [];
  return [users.changed(me.id, { counts: { ...me.counts, photos: Math.max(0, count + by) } })];
}

/** Reads the number of photos on the member's own profile anew: posts that would be empty keep theirs. */
function recountedForMe(state: State): Action[] {
  const me = users.select(state, selectMyId(state) ?? '');
  return me?.counts ? [loadProfile.request(me.permalink)] : [];
}
