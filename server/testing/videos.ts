import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVideoTools } from '../adapters/video/videoTools';
import type { VideoTools } from '../adapters/video/video';
import { projectRoot } from '../projectRoot';
import { bundleForNode } from './bundle';

const folder = join(projectRoot, 'server/seed/assets/clips');

/** A short video of the demo community: `harbour.mp4` is H.264 with Opus, `lanterns.webm` VP9 with Opus. */
export const demoClip = (name: string): Promise<Buffer> => readFile(join(folder, name));

let child: Promise<string> | null = null;

/** The tools of the product; its reading process is bundled once for each worker. */
export async function testVideoTools(
  settings: Partial<Parameters<typeof createVideoTools>[0]> = {},
): Promise<VideoTools> {
  child ??= bundleForNode('server/adapters/video/videoChild.ts');
  return createVideoTools({ child: await child, engine: null, ...settings });
}

/** A form with a video, as the app sends it. */
export function videoForm(video: Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), `${randomUUID()}.mp4`);
  return form;
}
