import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { publishClip } from '../adding/publishClip';
import { Steps } from '../adding/Steps';
import { Cut } from './Cut';
import { eraseKept } from './keptVideo';
import { CannotMake, coverAt, makeVideo } from './mediaTools';
import { isCut, mustBeMade, type Edits, type Probe } from './planVideo';
import { Publish, type Texts } from './Publish';
import { useFrames } from './useFrames';
import { useObjectUrl } from './useObjectUrl';

export interface Source {
  file: Blob;
  name: string;
  /** Null for a file that this browser cannot read: it is sent as it is. */
  probe: Probe | null;
  isRecorded: boolean;
}

interface StudioProps {
  memberId: string;
  source: Source;
  onRetake: () => void;
  /** Called when the video is on its way. */
  onPublished: () => void;
}

const stripFrames = 12;
const noProbe: Probe = { duration: 0, width: 0, height: 0, size: 0, isKnown: true, hasSound: false };

/** Cuts a video and publishes it; nothing is sent before (CLIP-02). */
export function Studio({ memberId, source, onRetake, onPublished }: StudioProps) {
  const t = useNewVideoTexts();
  const dispatch = useDispatch();
  const { file, name, isRecorded } = source;
  const probe = source.probe ?? noProbe;
  const [step, setStep] = useState<'cut' | 'publish'>(source.probe ? 'cut' : 'publish');
  const [edits, setEdits] = useState<Edits>({ start: 0, end: probe.duration, isMuted: false });
  const [cover, setCover] = useState<number | null>(null);
  const [texts, setTexts] = useState<Texts>({ text: '', captions: null });
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<'cannot' | 'failed' | null>(null);
  const making = useRef<AbortController>(null);
  const address = useObjectUrl(file);
  const strip = useFrames(file, stripFrames);

  const send = async (video: Blob) => {
    const seconds = cover ?? edits.start;
    const picture = source.probe ? await coverAt(file, seconds).catch(() => null) : null;
    const { text, captions } = texts;
    publishClip({ file: video, name, text: text.trim(), cover: picture, captions }).forEach(dispatch);
    if (isRecorded) void eraseKept(memberId);
    onPublished();
  };

  const publish = async () => {
    if (making.current) return;
    const controller = new AbortController();
    making.current = controller;
    setFailure(null);
    try {
      if (source.probe && mustBeMade(probe, edits)) {
        setProgress(0);
        const made = await makeVideo(file, probe, edits, {
          onProgress: setProgress,
          signal: controller.signal,
        });
        await send(made);
      } else await send(file);
    } catch (thrown) {
      if (!controller.signal.aborted) setFailure(thrown instanceof CannotMake ? 'cannot' : 'failed');
    } finally {
      making.current = null;
      setProgress(null);
    }
  };

  return (
    <>
      <Steps step={step} />
      {step === 'cut' ? (
        <Cut
          address={address}
          probe={probe}
          edits={edits}
          cover={cover ?? edits.start}
          strip={strip}
          onEdits={setEdits}
          onCover={setCover}
          onNext={() => setStep('publish')}
          onRetake={onRetake}
          retakeLabel={isRecorded ? t('cut.retake') : t('cut.other')}
        />
      ) : (
        <Publish
          // What is kept plays, no more.
          address={address && `${address}#t=${edits.start},${edits.end}`}
          texts={texts}
          onTexts={setTexts}
          progress={progress}
          failure={failure}
          onPublish={() => void publish()}
          onAsItIs={isCut(probe, edits) || edits.isMuted ? null : () => void send(file)}
          onStop={() => making.current?.abort()}
          onBack={() => (source.probe ? setStep('cut') : onRetake())}
        />
      )}
    </>
  );
}
