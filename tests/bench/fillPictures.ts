import { createHash } from 'node:crypto';
import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileSizes } from '../../server/adapters/files/files';
import { renderPicture } from '../../server/adapters/files/picture';

interface Pictures {
  count: number;
  /** Number of the first picture, and from one to the next. */
  step?: number;
}

/** Stores a real picture under the md5 of every number. All share the bytes of one. */
export async function fillPictures(dataDir: string, { count, step = 1 }: Pictures): Promise<void> {
  const assets = resolve('server/seed/assets/photos');
  const [photo = ''] = await readdir(assets);
  const rendered = await renderPicture(join(assets, photo), 'image/jpeg');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  for (const size of fileSizes) await writeFile(join(dataDir, `files/one.${size}`), rendered[size]);
  for (let at = 1; at <= count; at += 1) {
    const key = createHash('md5')
      .update(String(at * step))
      .digest('hex');
    const folder = join(dataDir, 'files', key.slice(0, 2));
    await mkdir(folder, { recursive: true });
    for (const size of fileSizes)
      await link(join(dataDir, `files/one.${size}`), join(folder, `${key}.${size}`));
  }
}
