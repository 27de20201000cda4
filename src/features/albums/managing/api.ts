import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { createdSchema, createOnce } from '@/shared/api/created';
import { whole } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { newestOf } from '@/shared/api/newestOf';
import type { CallContext } from '@/shared/store/attempt';
import type { Entities } from '@/shared/store/entities';
import { fetchAlbum, fetchAlbums } from '../api';
import { albums } from '../entities';
import { albumSchema, type Album, type AlbumChange, type AlbumFields, type ArchiveContent } from '../types';

const segment = encodeURIComponent;

/** An album that was written, as reactions take it. */
export interface WrittenAlbum {
  id: string;
  title: string;
  entities: Entities;
}

const written = (album: Album): WrittenAlbum => ({
  id: album.id,
  title: album.title,
  entities: albums.entities([album]),
});

const albumFields = ['privacy'];

/** Creates an album (ALB-01); what the backend does not answer is read (ANY-02). Null if it cannot be read. */
export async function createAlbum(
  { userId, name, privacy }: AlbumFields & { userId: string },
  context: CallContext,
): Promise<WrittenAlbum | null> {
  const title = name.trim();
  const album = await createOnce<Album>(
    {
      path: '/api/gallery/albums',
      body: { name: title, privacy },
      answer: createdSchema(albumSchema, albumFields),
      signal: context.signal,
    },
    {
      read: async (albumId) => readAlbum({ userId, albumId }, context),
      find: async (since) => {
        const { entities } = await fetchAlbums({ userId, term: title }, { page: 1, perPage: 6 }, context);
        const found = Object.values(entities[albums.kind] ?? {}) as Album[];
        return newestOf(
          found.filter((one) => one.title === title),
          since,
        );
      },
    },
  );
  return album && written(album);
}

async function readAlbum(of: { userId: string; albumId: string }, context: CallContext): Promise<Album> {
  const { entities } = await fetchAlbum(of, context);
  return Object.values(entities[albums.kind] ?? {})[0] as Album;
}

export interface AlbumEdit {
  userId: string;
  albumId: string;
  changes: Partial<AlbumFields> & { cover?: string };
}

/** Changes name, privacy or cover of an album (ALB-01). */
export async function editAlbum(
  { userId, albumId, changes }: AlbumEdit,
  context: CallContext,
): Promise<Album> {
  const album = await request({
    method: 'post',
    path: `/api/gallery/albums/${segment(albumId)}`,
    body: { ...changes, name: changes.name?.trim() },
    answer: whole<Album>(albumSchema, albumFields),
    signal: context.signal,
  });
  return album ?? readAlbum({ userId, albumId }, context);
}

/** Deletes an album; its photos stay among all photos, or go too (ALB-01). */
export function deleteAlbum(
  { albumId, photos }: { albumId: string; photos: 'keep' | 'delete' },
  { signal }: CallContext,
): Promise<undefined> {
  return requestDeletion({
    path: `/api/gallery/albums/${segment(albumId)}`,
    // The customer's call keeps them.
    query: photos === 'delete' ? { photos } : {},
    signal,
  });
}

/**
 * Puts photos into an album, takes them out or orders them (ALB-02). Null where the backend does not answer the album.
 */
export function arrangeAlbum(
  { albumId, add, remove, order }: AlbumChange,
  { signal }: CallContext,
): Promise<Album | null> {
  return request({
    method: 'patch',
    path: `/api/gallery/albums/${segment(albumId)}/photos`,
    body: { add, remove, order },
    answer: whole<Album>(albumSchema, albumFields),
    signal,
  });
}

/** Asks for the address of a ZIP file of photos. */
export async function askArchive(content: ArchiveContent, { signal }: CallContext): Promise<string> {
  const { address } = await request({
    method: 'post',
    path: '/api/gallery/archive',
    body: 'albumId' in content ? { album_id: content.albumId } : { keys: content.keys },
    answer: v.object({ address: v.string() }),
    signal,
  });
  return address;
}
