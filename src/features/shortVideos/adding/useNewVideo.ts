import { useRef, useState } from 'react';
import { maxVideoBytes } from '@/shared/config/limits';
import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import type { KeptVideo, KeptWork } from '../kept/keptVideo';
import type { Source } from '../studio/Studio';
import type { JoinFault, Take } from '../studio/takes';
import { loadKept } from './loadKept';

/** The video that is worked on: a file that was chosen, a recording, or what an earlier visit has left (CLIP-02). */
export function useNewVideo(memberId: string) {
  const [source, setSource] = useState<Source | null>(null);
  const [way, setWay] = useState(idle);
  const [isKept, setIsKept] = useState(true);
  const [takes, setTakes] = useState<readonly Take[]>([]);

  const newest = useNewest();
  const begin = () => {
    setWay({ ...idle, isReading: true });
    return newest.begin();
  };
  const leave = () => {
    newest.begin();
    setWay(idle);
    setSource(null);
  };
  const open = async (given: Omit<Source, 'probe'>, isNewest: IsNewest): Promise<Opening> => {
    const isWithin = given.file.size <= maxVideoBytes;
    const probe = isWithin ? await probeOf(given.file) : null;
    if (!isNewest()) return 'left';
    setWay({ ...idle, isTooLarge: !isWithin });
    if (isWithin) setSource({ ...given, probe });
    return 'opened';
  };
  const join = async (filmed: readonly Take[], work: KeptWork | null, isNewest: IsNewest) => {
    setTakes(filmed);
    const joined = await joinedOf(filmed);
    if (typeof joined !== 'string')
      return open({ ...joined, name: 'recording', isRecorded: true, work }, isNewest);
    if (!isNewest()) return 'left';
    setWay({ ...idle, joinFault: joined });
    return 'failed';
  };
  const keepAndOpen = async (file: File) => {
    const isNewest = begin();
    setIsKept(false);
    // Without its code the file is not kept.
    const storage = await loadKept().catch(() => null);
    await storage?.eraseKept(memberId);
    void storage?.keepFile(memberId, file, file.name).then((isDone) => isNewest() && setIsKept(isDone));
    await open({ file, name: file.name, joins: [], isRecorded: false, work: null }, isNewest);
  };

  return {
    source,
    ...way,
    /** True if this browser has the video at its next visit, too. */
    isKept,
    takes,
    /** Goes on with these takes, with the texts that were written before. */
    film: async (filmed: readonly Take[]) => {
      // From the press on, so that a second one joins nothing.
      const isNewest = begin();
      const work = await workOf(memberId);
      return isNewest() ? join(filmed, work, isNewest) : 'left';
    },
    /** Shows the takes of an earlier visit to the recorder; none where a file was left. */
    recall: (kept: KeptVideo | null) => {
      leave();
      setTakes(kept && 'takes' in kept ? kept.takes : []);
    },
    /** Goes on with a file, which takes the place of what is kept. Answers false for one that is too large. */
    choose: (file: File) => {
      const isTooLarge = file.size > maxVideoBytes;
      setWay((before) => ({ ...before, isTooLarge }));
      if (!isTooLarge) void keepAndOpen(file);
      return !isTooLarge;
    },
    /** Goes on with what an earlier visit has left. */
    resume: async (kept: KeptVideo) => {
      const isNewest = begin();
      const { work } = kept;
      if ('takes' in kept) return join(kept.takes, work, isNewest);
      return open({ file: kept.file, name: kept.name, joins: [], isRecorded: false, work }, isNewest);
    },
    /** Gives up the video, also one that is still being read or joined. */
    leave,
  };
}

/** Lets only what was begun last count. `begin` answers a function that tells if it still is the newest. */
function useNewest() {
  const begun = useRef(0);
  const begin = (): IsNewest => {
    begun.current += 1;
    const own = begun.current;
    return () => own === begun.current;
  };
  return { begin };
}

interface Way {
  isReading: boolean;
  isTooLarge: boolean;
  /** Reason for which the takes that were filmed last are not joined. */
  joinFault: JoinFault | null;
}
const idle: Way = { isReading: false, isTooLarge: false, joinFault: null };

type IsNewest = () => boolean;
/** Outcome of a way to a video: `left` where another was begun meanwhile, `failed` where takes are not joined. */
type Opening = 'opened' | 'failed' | 'left';

/** Reads what was done with the video that an earlier visit has left. */
const workOf = (memberId: string) =>
  loadKept()
    .then(({ readKept }) => readKept(memberId))
    .then((kept) => kept?.work ?? null)
    .catch(() => null);

/** Reads what a file holds. Without the code for that the video can still be sent as it is. */
const probeOf = (file: Blob) =>
  loadChunk(() => import('../studio/mediaTools'))
    .then(({ probeVideo }) => probeVideo(file))
    .catch(() => null);

/** Joins takes. A recording needs no other code as long as there is one take of it. */
async function joinedOf(takes: readonly Take[]): Promise<Pick<Source, 'file' | 'joins'> | JoinFault> {
  const files = takes.map(({ file }) => file);
  const [only] = files;
  if (only && files.length === 1) return { file: only, joins: [] };
  try {
    const { joinFaultOf, joinTakes } = await loadChunk(() => import('../studio/joinTakes'));
    return await joinTakes(files).catch(joinFaultOf);
  } catch {
    // The code did not load.
    return 'failed';
  }
}
