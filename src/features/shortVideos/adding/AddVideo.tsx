import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { maxVideoBytes } from '@/shared/config/limits';
import { errorText } from '@/shared/i18n/errorText';
import { useKeptOnLeaving } from '@/shared/lib/leaving/keptOnLeaving';
import { useConfirmLeaving, useLeavingNeedsConfirmation } from '@/shared/lib/leaving/leaving';
import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import type { KeptVideo } from '../kept/keptVideo';
import type { Source } from '../studio/Studio';
import { canRecord } from '../studio/useCamera';
import styles from './AddVideo.module.css';
import { useNewVideoTexts } from './newVideoTexts';
import { Start } from './Start';
import { Steps } from './Steps';

const Recorder = lazyPart(async () => (await import('../studio/Recorder')).Recorder);
const Studio = lazyPart(async () => (await import('../studio/Studio')).Studio);
const loadKept = () => loadChunk(() => import('../kept/keptVideo'));

/** Films or brings a short video, cuts and publishes it (CLIP-02). */
export function AddVideo({ memberId }: { memberId: string }) {
  const t = useNewVideoTexts();
  const [isFilming, setIsFilming] = useState(false);
  const [source, setSource] = useState<Source | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [kept, forgetKept] = useKept(memberId, !isFilming && source === null);
  const [isKept, setIsKept] = useState(true);
  const [isPublished, setIsPublished] = useState(false);
  const navigate = useNavigate();
  useConfirmLeaving(source !== null && !isPublished);
  useKeptOnLeaving(source !== null && !isPublished && isKept);
  const isAsked = useLeavingNeedsConfirmation();
  // Goes once nothing asks for a confirmation any more.
  useEffect(() => {
    if (isPublished && !isAsked) void navigate(paths.shortVideos);
  }, [isPublished, isAsked, navigate]);

  const take = async ({ file, name, isRecorded, work }: Omit<KeptVideo, 'savedAt'>) => {
    setIsFilming(false);
    setRefusal(null);
    if (file.size > maxVideoBytes) {
      setRefusal('videoTooLarge');
      return;
    }
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
  const retake = () => {
    const wasRecorded = source?.isRecorded === true;
    setSource(null);
    setIsFilming(wasRecorded && canRecord());
  };

  return (
    <div data-page="wide" className={styles.page}>
      <Masthead
        aside={
          <ButtonLink variant="quiet" to={paths.shortVideos}>
            {t('close')}
          </ButtonLink>
        }
      >
        {t('title')}
      </Masthead>
      <Suspense fallback={<div aria-busy="true" />}>
        {source ? (
          <Studio
            memberId={memberId}
            source={source}
            onRetake={retake}
            onPublished={() => setIsPublished(true)}
          />
        ) : isFilming ? (
          <>
            <Steps step="film" />
            <Recorder
              memberId={memberId}
              onDone={(file) => void take({ file, name: 'recording', isRecorded: true, work: null })}
              onBack={() => setIsFilming(false)}
            />
          </>
        ) : (
          <Start
            isReading={isReading}
            refusal={refusal === null ? null : errorText({ code: refusal, params: {} })}
            kept={kept}
            onRecord={() => setIsFilming(true)}
            onFile={(file) => void choose(file)}
            onResume={(video) => void take(video)}
            onDiscard={forgetKept}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The video that was left unfinished on this device, looked for whenever it is asked, and a function that erases it. */
function useKept(memberId: string, isAsked: boolean): [KeptVideo | null, () => void] {
  const [kept, setKept] = useState<KeptVideo | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const look = async () => {
      const { readKept } = await loadKept();
      const found = await readKept(memberId);
      if (isWanted) setKept(found);
    };
    // Without its code nothing is offered; the video stays.
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [memberId, isAsked]);
  const forget = () => {
    setKept(null);
    void loadKept().then(({ eraseKept }) => eraseKept(memberId));
  };
  return [kept, forget];
}
