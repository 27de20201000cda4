import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { WireArchive } from '@/shared/wire/album';
import type { ZipEntry } from '../../adapters/files/zip';
import { inTransaction, selectRows } from '../../db/database';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { requireOwnPassword } from '../auth/passwords';
import { offerDownload, requireDownload, sendZip, zipEntryOf } from '../files/downloads';
import { exportedFiles, ownFiles, pictureName } from './exportedFiles';
import { itemsOf } from './exportedItems';
import { ownedData } from './ownedData';

const picturesAtOnce = 200;

/**
 * Makes an address at which the member's own data can be fetched as a ZIP file for ten minutes (OWN-01). Throws 422
 * validationInvalidCredentials for a wrong password.
 */
export async function offerExport(deps: AppDeps, actor: Actor, password: string): Promise<WireArchive> {
  const holdPassword = await requireOwnPassword(deps, actor, 'password', password);
  return inTransaction(deps.db, async (tx) => {
    await holdPassword(tx);
    return offerDownload(
      { db: tx, clock: deps.clock },
      { userId: actor.id, kind: 'export', albumId: null, keys: [] },
      '/api/user/export',
    );
  });
}

/** Streams the ZIP file of an address. Throws 403 for one that is wrong or over. */
export async function sendExport(deps: AppDeps, token: string): Promise<Response> {
  const { userId } = await requireDownload(deps, token, 'export');
  const day = deps.clock.now().toISOString().slice(0, 10);
  const title = `${deps.config.productName} ${day}`;
  return sendZip(entriesOf(deps, userId), { name: 'export', title });
}

/**
 * The entries, one after the other: an archive needs the sum of an entry before its content, so each JSON file is
 * written to disk first and removed when it is read.
 */
async function* entriesOf(deps: AppDeps, memberId: number): AsyncGenerator<ZipEntry, void, undefined> {
  const dir = await mkdtemp(join(tmpdir(), 'kith-export-'));
  const modifiedAt = deps.clock.now();
  try {
    const about = join(dir, 'about');
    await writeFile(about, aboutText(deps.config.productName));
    yield { name: 'about.txt', path: about, modifiedAt };
    for (const file of exportedFiles) {
      const path = join(dir, 'items');
      await writeItems(path, itemsOf(deps.db, file, memberId));
      yield { name: file.name, path, modifiedAt };
    }
    yield* picturesOf(deps, memberId);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Writes a JSON list. */
async function writeItems(path: string, items: AsyncIterable<string>): Promise<void> {
  const file = await open(path, 'w');
  try {
    let before = '[\n';
    for await (const item of items) {
      await file.write(before + item);
      before = ',\n';
    }
    await file.write(before === '[\n' ? '[]\n' : '\n]\n');
  } finally {
    await file.close();
  }
}

async function* picturesOf(
  { db, files }: Pick<AppDeps, 'db' | 'files'>,
  memberId: number,
): AsyncGenerator<ZipEntry, void, undefined> {
  for (let last = ''; ;) {
    const rows = await selectRows(
      db,
      sql`select files.key, files.mime, extract(epoch from files.created_at)::float8 as at from files
        where ${ownFiles(memberId)} and files.key > ${last} order by files.key limit ${picturesAtOnce}`,
    );
    for (const { key, mime, at } of rows) {
      const found = await files.find(String(key), 'original');
      const name = pictureName(String(key), String(mime));
      if (found !== null) yield* zipEntryOf(found, { name, modifiedAt: new Date(Number(at) * 1000) });
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = String(end.key);
  }
}

/** Tells what is in the archive, and what is not. */
function aboutText(productName: string): string {
  const reasons = Object.values(ownedData).flatMap(({ exported }) =>
    exported.startsWith('not exported because ') ? [exported.slice('not exported because '.length)] : [],
  );
  return [
    `Your data from ${productName}`,
    ...exportedFiles.map(({ name, about }) => `${name}: ${about}`),
    'photos: your pictures and videos as you uploaded them, without hidden data such as places.',
    `Not in here, because ${[...new Set(reasons)].join('; ')}.`,
    '',
  ].join('\n\n');
}
