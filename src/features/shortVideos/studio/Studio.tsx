import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { Steps } from '../adding/Steps';
import type { Extras } from '../adding/extras';
import { eraseKept, keepWork, type KeptWork } from '../kept/keptVideo';
import { webVttOf } from './captionLines';
import type { NewCaptions } from './CaptionsField';
import { Cut } from './Cut';
import { coverAt, makeVideo } from './mediaTools';
import { coverOf, isCut, mustBeMade, type Edits, type Probe } from './planVideo';
import { eraseNotes } from './filming/notes';
import { Publish, type Texts } from './Publish';
import { useFrames } from './useFrames';
import { useHandOver } from './useHandOver';
import { useMaking, type MakeOptions } from './useMaking';
import { useObjectUrl } from './useObjectUrl';

export interface Source {
  file: Blob;
  name: string;
  /** Null for a file that this browser cannot read: it is sent as it is. */
  probe: Probe | null;
  isRecorded: boolean;
  /** Seconds at which every take but the first begins. */
  joins: readonly number[];
  /** State in which an earlier visit has left it; null for a new one. */
  work: KeptWork | null;
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
  const { file, name, isRecorded, joins, work } = source;
  const probe = source.probe ?? noProbe;
  const [step, setStep] = useState<'cut' | 'publish'>(source.probe ? 'cut' : 'publish');
  const [edits, setEdits] = useState<Edits>(
    work?.edits ?? { start: 0, end: source.probe?.duration ?? Infinity, isMuted: false },
  );
  const [cover, setCover] = useState<number | null>(work?.cover ?? null);
  const [texts, setTexts] = useState<Texts>({ text: work?.text ?? '', captions: work?.captions ?? null });
  const newest = useRef(texts);
  useEffect(() => {
    newest.current = texts;
    void keepWork(memberId, { edits, cover, ...texts });
  }, [memberId, edits, cover, texts]);
  const making = useMaking();
  const handOver = useHandOver(memberId);
  const address = useObjectUrl(file);
  const strip = useFrames(file, stripFrames);

  const send = async (video: Blob, { signal }: MakeOptions) => {
    const picture = source.probe ? await coverAt(file, coverOf(cover, edits)).catch(() => null) : null;
    const { text, captions } = newest.current;
    const written = captions && captionsOf(captions, edits);
    const clip = { id: nanoid(), file: video, name, text: text.trim(), cover: picture, captions: written };
    if (!(await handOver(clip, signal))) return;
    void eraseKept(memberId);
    if (isRecorded) void eraseNotes(memberId);
    onPublished();
  };
  const publish = () =>
    making.run(async (options) => {
      const isMade = source.probe !== null && mustBeMade(probe, edits);
      await send(isMade ? await makeVideo(file, probe, edits, options) : file, options);
    });

  return (
    <>
      <Steps step={step} />
      {step === 'cut' ? (
        <Cut
          address={address}
          probe={probe}
          edits={edits}
          cover={coverOf(cover, edits)}
          strip={strip}
          joins={joins}
          onEdits={setEdits}
          onCover={setCover}
          onNext={() => setStep('publish')}
          onRetake={onRetake}
          retakeLabel={isRecorded ? t('cut.takes') : t('cut.other')}
        />
      ) : (
        <Publish
          address={address}
          edits={edits}
          texts={texts}
          onTexts={setTexts}
          progress={making.progress}
          failure={making.failure}
          onPublish={() => void publish()}
          onAsItIs={
            isCut(probe, edits) || edits.isMuted
              ? null
              : () => void making.run((options) => send(file, options))
          }
          onStop={making.stop}
          onBack={() => (source.probe ? setStep('cut') : onRetake())}
        />
      )}
    </>
  );
}

/** The file of captions to send; null without any line in what is kept. */
function captionsOf({ file, lines, lang }: NewCaptions, edits: Edits): Extras['captions'] {
  if (file) return { file, lang };
  const written = webVttOf(lines, edits);
  return written === null ? null : { file: new Blob([written], { type: 'text/vtt' }), lang };
}
