import { eraseOutgoing, findOutgoing } from './outgoing';
import { keepFile, keepWork, readKept } from './keptVideo';

/**
 * Makes a short video that is no longer sent the unfinished one of its member, unless there is another.
 * Answers false where the browser could not keep it.
 */
export async function putBack(memberId: string, id: string): Promise<boolean> {
  const clip = await findOutgoing(memberId, id);
  const erase = () => eraseOutgoing(memberId, id);
  // Where another one is kept, `ClipUploads` has asked the member before this one is lost.
  const isOtherKept = (await readKept(memberId)) !== null;
  if (isOtherKept || clip === null) {
    await erase();
    return isOtherKept;
  }
  const keep = () => keepFile(memberId, clip.file, clip.name);
  // The storage may have room for one copy only, so a second try is made after erasing the one that was to be sent.
  const isKept = (await keep()) || (await erase().then(keep));
  if (isKept) {
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
  await erase();
  return isKept;
}
