import { Upload, Video } from 'lucide-react';
import { useRef } from 'react';
import { useDropTarget } from '@/features/media/useDropTarget';
import { paths } from '@/shared/config/paths';
import { absoluteTime } from '@/shared/lib/time/relativeTime';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import type { KeptVideo } from '../kept/keptVideo';
import { canRecord } from '../studio/filming/useCamera';
import styles from './AddVideo.module.css';
import { useNewVideoTexts } from './newVideoTexts';
import { Steps } from './Steps';

interface StartProps {
  isReading: boolean;
  /** Why the chosen file cannot be taken, in words. */
  refusal: string | null;
  kept: KeptVideo | null;
  onRecord: () => void;
  onFile: (file: File) => void;
  onResume: (video: KeptVideo) => void;
  onDiscard: () => void;
}

/** The ways in: record, choose a file or drop one, or go on with what was left (CLIP-02). */
export function Start({ isReading, refusal, kept, onRecord, onFile, onResume, onDiscard }: StartProps) {
  const t = useNewVideoTexts();
  const input = useRef<HTMLInputElement>(null);
  const takeFirst = (files: readonly File[]) => {
    const [file] = files;
    if (file) onFile(file);
  };
  const drop = useDropTarget(takeFirst);
  const choose = () => input.current?.click();
  return (
    <div className={styles.start} {...drop.handlers}>
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/webm,video/quicktime,.mov,.mkv"
        aria-label={t('start.choose')}
        hidden
        onChange={({ target }) => {
          takeFirst([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className={styles.drop} data-over={drop.isOver} aria-busy={isReading}>
        <Upload aria-hidden="true" />
        <b>{isReading ? t('start.reading') : t('start.drop')}</b>
        <span>{t('start.kinds')}</span>
        <Button isLoading={isReading} onClick={choose}>
          {t('start.choose')}
        </Button>
      </div>
      <div className={styles.ways}>
        <Steps step="film" />
        {refusal !== null && (
          <div role="alert">
            <Banner kind="error">{refusal}</Banner>
          </div>
        )}
        {canRecord() ? (
          <>
            <h2>{t('start.title')}</h2>
            <p>{t('start.text')}</p>
            <Button variant="primary" size="lg" icon={Video} onClick={onRecord}>
              {t('start.record')}
            </Button>
          </>
        ) : (
          <>
            <h2>{t('unsupported.title')}</h2>
            <p>{t('unsupported.text')}</p>
            <ButtonLink to={paths.shortVideos}>{t('unsupported.back')}</ButtonLink>
          </>
        )}
        <Fits />
        {kept && (
          <Unfinished
            kept={kept}
            isReading={isReading}
            onResume={() => onResume(kept)}
            onDiscard={onDiscard}
          />
        )}
      </div>
    </div>
  );
}

function Fits() {
  const t = useNewVideoTexts();
  return (
    <section className={styles.facts} aria-label={t('start.fits')}>
      <h3>{t('start.fits')}</h3>
      <dl>
        {(['length', 'size', 'shape'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`start.${fact}`)}</dt>
            <dd>{t(`start.${fact}Value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface UnfinishedProps {
  kept: KeptVideo;
  isReading: boolean;
  onResume: () => void;
  onDiscard: () => void;
}

function Unfinished({ kept, isReading, onResume, onDiscard }: UnfinishedProps) {
  const t = useNewVideoTexts();
  const when = absoluteTime(kept.savedAt);
  const takes = 'takes' in kept && t('record.takes', { count: kept.takes.length });
  return (
    <section className={styles.facts} aria-label={t('start.unfinished')}>
      <h3>{t('start.unfinished')}</h3>
      <p>{takes ? t('start.unfinishedTakes', { takes, when }) : t('start.unfinishedText', { when })}</p>
      <div className={styles.row}>
        <Button isLoading={isReading} onClick={onResume}>
          {t('start.resume')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('start.discard')}
        </Button>
      </div>
    </section>
  );
}
