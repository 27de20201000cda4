import { useState } from 'react';
import { maxVideoBytes } from '@/shared/config/limits';
import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import type { KeptVideo } from '../kept/keptVideo';
import type { Source } from '../studio/Studio';
import { loadKept } from './loadKept';

/** The video that is worked on: a file that was chosen, a recording, or what an earlier visit has left (CLIP-02). */
export function useNewVideo(memberId: string) {
  const [source, setSource] = useState<Source | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isKept, setIsKept] = useState(true);

  const take = async ({ file, name, isRecorded, work }: Omit<KeptVideo, 'savedAt'>) => {
    setIsTooLarge(file.size > maxVideoBytes);
    if (file.size > maxVideoBytes) return;
    setIsReading(true);
    // Without its code the video can still be sent as it is.
    const probe = await loadChunk(() => import('../studio/mediaTools'))
      .then(({ probeVideo }) => probeVideo(file))
      .catch(() => null);
    setIsReading(false);
    setSource({ file, name, probe, isRecorded, work });
  };
  const choose = async (file: File) => {
    // Without its code the file is not kept.
    const storage = await loadKept().catch(() => null);
    setIsKept(false);
    if (storage && file.size <= maxVideoBytes) {
      await storage.eraseKept(memberId);
      void storage.keepFile(memberId, file, file.name).then(setIsKept);
    }
    await take({ file, name: file.name, isRecorded: false, work: null });
  };

  return {
    source,
    isReading,
    isTooLarge,
    /** True if this browser has the video at its next visit, too. */
    isKept,
    take,
    choose,
    leave: () => setSource(null),
  };
}
