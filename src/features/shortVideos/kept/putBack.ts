import { eraseOutgoing, findOutgoing } from './outgoing';
import { keepFile, keepWork, readKept } from './keptVideo';

/** Makes a short video that is no longer sent the unfinished one of its member, unless there is another. */
export async function putBack(memberId: string, id: string): Promise<void> {
  const clip = await findOutgoing(memberId, id);
  if (clip && (await readKept(memberId)) === null && (await keepFile(memberId, clip.file, clip.name))) {
    const { text, captions } = clip;
    await keepWork(memberId, {
      edits: null,
      cover: null,
      text,
      captions: captions && {
        lang: captions.lang,
        file: new File([captions.file], 'captions.vtt', { type: captions.file.type }),
        lines: [],
      },
    });
  }
  await eraseOutgoing(memberId, id);
}
