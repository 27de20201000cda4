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

  const newest = useRef<Blob>(null);
  const take = async (given: Omit<Source, 'probe'>) => {
    const { file } = given;
    setIsTooLarge(file.size > maxVideoBytes);
    if (file.size > maxVideoBytes) return;
    newest.current = file;
    setIsReading(true);
    const probe = await probeOf(file);
    // Another file was chosen while this one was read.
    if (newest.current !== file) return;
    setIsReading(false);
    setSource({ ...given, probe });
  };
  /** Joins what was filmed. Answers false, with the takes still there, where that fails. */
  const join = async (filmed: readonly Take[], work: KeptWork | null) => {
    setTakes(filmed);
    setIsReading(true);
    setJoinFault(null);
    const joined = await joinedOf(filmed);
    setIsReading(false);
    if (typeof joined === 'string') {
      setJoinFault(joined);
      return false;
    }
    await take({ ...joined, name: 'recording', isRecorded: true, work });
    return true;
  };
  const choose = async (file: File) => {
    // Without its code the file is not kept.
    const storage = await loadKept().catch(() => null);
    setIsKept(false);
    if (storage && file.size <= maxVideoBytes) {
      await storage.eraseKept(memberId);
      void storage.keepFile(memberId, file, file.name).then(setIsKept);
    }
    await take({ file, name: file.name, joins: [], isRecorded: false, work: null });
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
    /** Goes on with these takes, with the texts that were written before. Answers false where they are not joined. */
    film: async (filmed: readonly Take[]) => {
      // From the press on, so that a second one joins nothing.
      setIsReading(true);
      const kept = await loadKept()
        .then(({ readKept }) => readKept(memberId))
        .catch(() => null);
      return join(filmed, kept?.work ?? null);
    },
    /** Shows the takes of an earlier visit to the recorder; none where a file was left. */
    recall: (kept: KeptVideo | null) => {
      setJoinFault(null);
      setTakes(kept && 'takes' in kept ? kept.takes : []);
    },
    choose,
    /** Goes on with what an earlier visit has left. Answers false where its takes are not joined. */
    resume: async (kept: KeptVideo) => {
      const { work } = kept;
      if ('takes' in kept) return join(kept.takes, work);
      await take({ file: kept.file, name: kept.name, joins: [], isRecorded: false, work });
      return true;
    },
    leave: () => setSource(null),
  };
}

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
