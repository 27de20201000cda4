import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { Select } from '@/shared/ui/select/Select';
import { Switch } from '@/shared/ui/switch/Switch';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { lengthOf } from './filming/notes';
import styles from './Studio.module.css';
import type { useCamera } from './filming/useCamera';
import { countdowns, type RecorderSettings } from './filming/useRecorderSettings';

interface RecorderPanelProps {
  camera: ReturnType<typeof useCamera>;
  /** True while devices cannot be changed, since they film. */
  isLocked: boolean;
  settings: RecorderSettings;
  onSettings: (changes: Partial<RecorderSettings>) => void;
  notes: string;
  onNotes: (notes: string) => void;
  onBack: () => void;
}

/** Settings of a recording: camera, microphone with its level, countdown, guide lines and notes to read (CLIP-02). */
export function RecorderPanel(props: RecorderPanelProps) {
  const { camera, isLocked, settings, onSettings, notes, onNotes, onBack } = props;
  const { stream, devices, start: open } = camera;
  const t = useNewVideoTexts();
  return (
    <section className={styles.panel} aria-label={t('record.settings')}>
      <h2>{t('record.title')}</h2>
      <Device
        label={t('record.camera')}
        devices={devices?.cameras}
        track={stream?.getVideoTracks()[0]}
        isDisabled={isLocked || stream === null}
        onChoose={(id) => void open({ camera: id })}
      />
      <Device
        label={t('record.microphone')}
        devices={devices?.microphones}
        track={stream?.getAudioTracks()[0]}
        isDisabled={isLocked || stream === null}
        onChoose={(id) => void open({ microphone: id })}
      />
      <Level camera={camera} />
      <RadioGroup
        label={t('record.countdown')}
        layout="row"
        value={String(settings.countdown)}
        options={countdowns.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('record.countdownOff') : t('record.countdownSeconds', { count: seconds }),
        }))}
        onChange={(value) => {
          const countdown = countdowns.find((seconds) => String(seconds) === value);
          if (countdown !== undefined) onSettings({ countdown });
        }}
      />
      <Switch
        label={t('record.guides')}
        help={t('record.guidesHelp')}
        isOn={settings.hasGuides}
        onChange={(hasGuides) => onSettings({ hasGuides })}
      />
      <TextArea
        label={t('record.notes')}
        hint={t('record.notesHint')}
        rows={3}
        value={notes}
        onChange={({ target }) => onNotes(target.value)}
      />
      <NotesLength notes={notes} />
      <div className={styles.row}>
        <Button variant="quiet" onClick={onBack}>
          {t('record.back')}
        </Button>
      </div>
    </section>
  );
}

/** Words of the notes, and about how long they take to say. */
function NotesLength({ notes }: { notes: string }) {
  const t = useNewVideoTexts();
  const { words, seconds } = lengthOf(notes);
  return (
    words > 0 && <p className={styles.notesLength}>{t('record.notesLength', { count: words, seconds })}</p>
  );
}

interface DeviceProps {
  label: string;
  /** Undefined until the browser tells them; the field keeps their place. */
  devices: readonly MediaDeviceInfo[] | undefined;
  track: MediaStreamTrack | undefined;
  isDisabled: boolean;
  onChoose: (deviceId: string) => void;
}

function Device({ label, devices, track, isDisabled, onChoose }: DeviceProps) {
  if (devices?.length === 0) return null;
  return (
    <Select
      label={label}
      value={track?.getSettings().deviceId ?? ''}
      disabled={isDisabled}
      options={(devices ?? []).map(({ deviceId, label: name }, at) => ({
        value: deviceId,
        label: name === '' ? `${label} ${at + 1}` : name,
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function Level({ camera: { stream, level } }: Pick<RecorderPanelProps, 'camera'>) {
  const t = useNewVideoTexts();
  // Once heard, a pause between words says nothing new.
  const [isHeard, setIsHeard] = useState(false);
  if (level !== null && level > 0.2 && !isHeard) setIsHeard(true);
  const isMissing = stream?.getAudioTracks().length === 0;
  // Its place is kept until the microphone is measured.
  const shown = level ?? (isMissing ? null : 0);
  if (shown === null) return null;
  return (
    <div className={styles.level}>
      <Mic aria-hidden="true" />
      <div
        role="meter"
        aria-label={t('record.level')}
        aria-valuemin={0}
        aria-valuemax={24}
        aria-valuenow={Math.round(shown * 24)}
        className={styles.meter}
      >
        <i style={{ inlineSize: `${shown * 100}%` }} />
      </div>
      <span>{isHeard ? t('record.hears') : t('record.silent')}</span>
    </div>
  );
}
