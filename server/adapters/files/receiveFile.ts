import { open } from 'node:fs/promises';
import { maxImageBytes } from '@/shared/config/limits';
import { ApiError } from '../../errors';

/** Streams an upload to disk. Throws 413 and stops reading beyond 10 MiB. */
export async function receiveFile(body: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const handle = await open(path, 'wx');
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxImageBytes) throw new ApiError(413, 'fileTooLarge');
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
}
