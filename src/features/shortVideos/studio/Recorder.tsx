import { VideoOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { KeyHints } from '@/shared/ui/keyHints/KeyHints';
import { showToast } from '@/shared/ui/toasts/toasts';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { RecorderPanel } from './RecorderPanel';
import { RecorderStage, TakePlayer } from './RecorderStage';
import styles from './Studio.module.css';
import { TakeList } from './TakeList';
import type { JoinFault, Take } from './takes';
import { useNotes } from './filming/notes';
import { useCamera, type CameraFault } from './filming/useCamera';
import { useFilming } from './filming/useFilming';
import { useRecorderSettings } from './filming/useRecorderSettings';
import { useStudioKeys } from './useStudioKeys';
import { useTakes } from './useTakes';

interface RecorderProps {
  memberId: string;
  /** Takes that were filmed before. */
  filmed: readonly Take[];
  /** True while the takes are being joined. */
  isJoining: boolean;
  /** Reason for which they are not. */
  joinFault: JoinFault | null;
  /** Goes on with these takes; answers false where they are not joined. */
  onDone: (takes: readonly Take[]) => Promise<boolean>;
  onBack: () => void;
}

/** Films takes with the camera: framing, countdown, pause, and notes to read (CLIP-02). */
export function Recorder({ memberId, filmed, isJoining, joinFault, onDone, onBack }: RecorderProps) {
  const t = useNewVideoTexts();
  const camera = useCamera(() => {
    if (filming.isFilming) showToast({ kind: 'info', text: t('record.unplugged') });
  });
  const { stream, fault, start: openCamera } = camera;
  const list = useTakes(memberId, filmed);
  const [settings, changeSettings] = useRecorderSettings();
  const [notes, setNotes] = useNotes(memberId);
  const [played, setPlayed] = useState<Take | null>(null);
  const filming = useFilming({
    memberId,
    stream,
    list,
    countdown: settings.countdown,
    onNothing: () => showToast({ kind: 'info', text: t('record.nothing') }),
  });
  useEffect(() => void openCamera(), [openCamera]);

  const { takes } = list;
  const { isFilming, isFull } = filming;
  const film = (replaced: number | null) => {
    setPlayed(null);
    filming.toggle(replaced);
  };
  useRecorderKeys(
    {
      ...(stream && (isFilming || !isFull) && { r: () => film(null), p: filming.pause }),
      ...(!isFilming && takes.length > 0 && { Backspace: list.removeLast }),
      ...(!isFilming && list.last && { z: list.undo }),
    },
    isJoining,
  );

  if (fault && takes.length === 0) {
    return <CameraFaultText fault={fault} onAgain={() => void openCamera()} onBack={onBack} />;
  }
  return (
    <div className={styles.studio}>
      {played ? (
        <TakePlayer file={played.file} number={takes.indexOf(played) + 1} onClose={() => setPlayed(null)} />
      ) : fault ? (
        <CameraFaultText fault={fault} onAgain={() => void openCamera()} onBack={onBack} />
      ) : (
        <RecorderStage
          camera={camera}
          filming={filming}
          takes={takes}
          notes={notes}
          hasGuides={settings.hasGuides}
          onToggle={() => film(null)}
        />
      )}
      <div className={styles.panel}>
        {(takes.length > 0 || isFilming || list.last) && (
          <TakeList
            list={list}
            filming={filming}
            isJoining={isJoining}
            canFilm={stream !== null}
            joinFault={joinFault}
            onPlay={setPlayed}
            onRetake={film}
            onDone={() => void onDone(takes).then((isJoined) => isJoined && list.settle())}
          />
        )}
        <RecorderPanel
          camera={camera}
          isLocked={isFilming || filming.count !== null}
          settings={settings}
          onSettings={changeSettings}
          notes={notes}
          onNotes={setNotes}
          onBack={onBack}
        />
        <RecorderKeys />
      </div>
    </div>
  );
}

/** Acts on keys, unless they are locked; a key that is held acts once. */
function useRecorderKeys(acts: Readonly<Record<string, () => void>>, isLocked: boolean): void {
  useStudioKeys(({ key, repeat }) => (repeat || isLocked ? undefined : acts[key]));
}

function RecorderKeys() {
  const t = useNewVideoTexts();
  const hints = [
    { keys: ['R'], does: t('keys.film') },
    { keys: ['P'], does: t('keys.pause') },
    { keys: ['⌫'], does: t('keys.remove') },
  ];
  return <KeyHints label={t('keys.label')} hints={hints} />;
}

interface CameraFaultTextProps {
  fault: CameraFault;
  onAgain: () => void;
  onBack: () => void;
}

function CameraFaultText({ fault, onAgain, onBack }: CameraFaultTextProps) {
  const t = useNewVideoTexts();
  return (
    <div className={styles.start} role="alert">
      <VideoOff aria-hidden="true" />
      <h2>{t(`record.failed.${fault}`)}</h2>
      <p>{t(`record.failed.${fault}Text`)}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={onAgain}>
          {t('record.failed.again')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('record.back')}
        </Button>
      </div>
    </div>
  );
}
