import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { errorText } from '@/shared/i18n/errorText';
import { useKeptOnLeaving } from '@/shared/lib/leaving/keptOnLeaving';
import { useConfirmLeaving, useLeavingNeedsConfirmation } from '@/shared/lib/leaving/leaving';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import type { KeptVideo } from '../kept/keptVideo';
import type { Take } from '../studio/takes';
import { canRecord } from '../studio/filming/useCamera';
import styles from './AddVideo.module.css';
import { loadKept } from './loadKept';
import { useNewVideoTexts } from './newVideoTexts';
import { Start } from './Start';
import { Steps } from './Steps';
import { useNewVideo } from './useNewVideo';

const Recorder = lazyPart(async () => (await import('../studio/Recorder')).Recorder);
const Studio = lazyPart(async () => (await import('../studio/Studio')).Studio);

/** Films or brings a short video, cuts and publishes it (CLIP-02). */
export function AddVideo({ memberId }: { memberId: string }) {
  const t = useNewVideoTexts();
  const video = useNewVideo(memberId);
  const { source, isReading, isTooLarge, isKept } = video;
  const [isFilming, setIsFilming] = useState(false);
  const { kept, hideKept, forgetKept } = useKept(memberId, !isFilming && source === null);
  const [isPublished, setIsPublished] = useState(false);
  const navigate = useNavigate();
  const isUnsaved = source !== null && !isPublished;
  useConfirmLeaving(isUnsaved);
  useKeptOnLeaving(isUnsaved && isKept);
  const isAsked = useLeavingNeedsConfirmation();
  // Goes once nothing asks for a confirmation any more.
  useEffect(() => {
    if (isPublished && !isAsked) void navigate(paths.shortVideos);
  }, [isPublished, isAsked, navigate]);

  const film = async (takes: readonly Take[]) => {
    const isJoined = (await video.film(takes)) === 'opened';
    if (isJoined) setIsFilming(false);
    return isJoined;
  };
  const resume = async (left: KeptVideo) => {
    if ((await video.resume(left)) === 'failed') setIsFilming(true);
  };
  const retake = () => {
    video.leave();
    setIsFilming(source?.isRecorded === true && canRecord());
  };

  return (
    <div className={styles.page}>
      <Masthead aside={<Close />}>{t('title')}</Masthead>
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
              filmed={video.takes}
              isJoining={isReading}
              joinFault={video.joinFault}
              onDone={film}
              onBack={() => {
                video.leave();
                setIsFilming(false);
              }}
            />
          </>
        ) : (
          <Start
            isReading={isReading}
            refusal={isTooLarge ? errorText({ code: 'videoTooLarge', params: {} }) : null}
            kept={kept}
            onRecord={() => {
              video.recall(kept);
              setIsFilming(true);
            }}
            onFile={(file) => {
              if (video.choose(file)) hideKept();
            }}
            onResume={(left) => void resume(left)}
            onDiscard={forgetKept}
          />
        )}
      </Suspense>
    </div>
  );
}

function Close() {
  const t = useNewVideoTexts();
  return (
    <ButtonLink variant="quiet" to={paths.shortVideos}>
      {t('close')}
    </ButtonLink>
  );
}

/** The video that was left unfinished on this device, looked for whenever it is asked. */
function useKept(memberId: string, isAsked: boolean) {
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
  const hideKept = () => setKept(null);
  const forgetKept = () => {
    hideKept();
    void loadKept().then(({ eraseKept }) => eraseKept(memberId));
  };
  return { kept, hideKept, forgetKept };
}
