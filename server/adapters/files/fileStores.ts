import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock';
import type { S3Settings } from '../../config';
import type { Log } from '../../log';
import { createDiskStore } from './diskStore';
import type { Files } from './files';
import type { ObjectStore } from './objectStore';
import { createDiskParts, type PartsStore } from './partsStore';
import { createPictureStore } from './pictureStore';
import { createS3Objects } from './s3Objects';
import { createS3Parts } from './s3Parts';
import { createS3Store } from './s3Store';
import { createVideoStore, type VideoStore } from './videoStore';

export interface FileStoresSettings {
  /** Folder of this process alone, created when missing: of the files on disk, and of those under way. */
  dir: string;
  /** Bucket that keeps the files in place of the disk (OPS-03). */
  s3: S3Settings | null;
  /** Key for the addresses of private files. */
  secret: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

export interface FileStores {
  files: Files;
  videos: VideoStore;
  objects: ObjectStore;
}

/** Opens the stores of pictures and videos, which share keys and place. Removes what this process left under way. */
export async function openFileStores({
  dir,
  s3,
  secret,
  clock,
  log,
}: FileStoresSettings): Promise<FileStores> {
  const incoming = join(dir, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const temporary = () => join(incoming, randomUUID());
  const { objects, parts } = s3 === null ? onDisk(dir, temporary) : inBucket(s3, temporary);
  return {
    files: createPictureStore({ objects, temporary, secret, clock, log }),
    videos: createVideoStore({ objects, parts, temporary }),
    objects,
  };
}

interface Place {
  objects: ObjectStore;
  parts: PartsStore;
}

const onDisk = (dir: string, temporary: () => string): Place => ({
  objects: createDiskStore({ dir, temporary }),
  parts: createDiskParts({ dir }),
});

function inBucket(s3: S3Settings, temporary: () => string): Place {
  const objects = createS3Objects({ s3 });
  return { objects: createS3Store({ objects, temporary }), parts: createS3Parts({ objects, temporary }) };
}
