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
  const [isReading, setIsReading] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [joinFault, setJoinFault] = useState<JoinFault | null>(null);

  const begun = useRef(0);
  /** Begins a way to a video. Answers a function that tells if it still is the newest: others count no more. */
  const begin = () => {
    begun.current += 1;
    const own = begun.current;
    setIsReading(true);
    setJoinFault(null);
    return () => own === begun.current;
  };
  const leave = () => {
    begun.current += 1;
    setIsReading(false);
    setIsTooLarge(false);
    setJoinFault(null);
    setSource(null);
  };
  const open = async (given: Omit<Source, 'probe'>, isNewest: IsNewest): Promise<Opening> => {
    const isWithin = given.file.size <= maxVideoBytes;
    const probe = isWithin ? await probeOf(given.file) : null;
    if (!isNewest()) return 'left';
    setIsReading(false);
    setIsTooLarge(!isWithin);
    if (isWithin) setSource({ ...given, probe });
    return 'opened';
  };
  const join = async (
    filmed: readonly Take[],
    work: KeptWork | null,
    isNewest: IsNewest,
  ): Promise<Opening> => {
    setTakes(filmed);
    const joined = await joinedOf(filmed);
    if (typeof joined !== 'string')
      return open({ ...joined, name: 'recording', isRecorded: true, work }, isNewest);
    if (!isNewest()) return 'left';
    setIsReading(false);
    setJoinFault(joined);
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
    isReading,
    isTooLarge,
    /** True if this browser has the video at its next visit, too. */
    isKept,
    takes,
    /** Reason for which the takes that were filmed last are not joined. */
    joinFault,
    /** Goes on with these takes, with the texts that were written before. */
    film: async (filmed: readonly Take[]) => {
      // From the press on, so that a second one joins nothing.
      const isNewest = begin();
      const kept = await loadKept()
        .then(({ readKept }) => readKept(memberId))
        .catch(() => null);
      return isNewest() ? join(filmed, kept?.work ?? null, isNewest) : 'left';
    },
    /** Shows the takes of an earlier visit to the recorder; none where a file was left. */
    recall: (kept: KeptVideo | null) => {
      leave();
      setTakes(kept && 'takes' in kept ? kept.takes : []);
    },
    /** Goes on with a file, which takes the place of what is kept. Answers false for one that is too large. */
    choose: (file: File) => {
      setIsTooLarge(file.size > maxVideoBytes);
      if (file.size > maxVideoBytes) return false;
      void keepAndOpen(file);
      return true;
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

type IsNewest = () => boolean;
/** Outcome of a way to a video: `left` where another was begun meanwhile, `failed` where takes are not joined. */
type Opening = 'opened' | 'failed' | 'left';

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
