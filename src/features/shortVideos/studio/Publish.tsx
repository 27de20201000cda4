import { useRef, useState, type RefObject } from 'react';
import { maxClipTextLength } from '@/shared/config/limits';
import { isTooLong } from '@/shared/rules/text';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { Progress } from '@/shared/ui/progress/Progress';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { lineAt, type CaptionLine } from './captionLines';
import { CaptionsField, type NewCaptions } from './CaptionsField';
import type { Edits } from './planVideo';
import styles from './Studio.module.css';

export interface Texts {
  text: string;
  captions: NewCaptions | null;
}

interface PublishProps {
  address: string | undefined;
  edits: Edits;
  texts: Texts;
  onTexts: (texts: Texts) => void;
  /** Share of the video that is made, 0 to 1; null while none is made. */
  progress: number | null;
  failure: 'cannot' | 'failed' | null;
  onPublish: () => void;
  /** Null where the file holds what the member took out. */
  onAsItIs: (() => void) | null;
  onStop: () => void;
  onBack: () => void;
}

/** Says what the video is, and publishes it (CLIP-02). */
export function Publish(props: PublishProps) {
  const { address, edits, texts, onTexts, progress, failure, onPublish, onAsItIs, onStop, onBack } = props;
  const t = useNewVideoTexts();
  const isLong = isTooLong(texts.text.trim(), maxClipTextLength, maxClipTextLength * 8);
  const isMaking = progress !== null;
  const video = useRef<HTMLVideoElement>(null);
  return (
    <div className={styles.studio}>
      <Preview video={video} address={address} lines={texts.captions?.lines ?? []} part={edits} />
      <div className={styles.panel}>
        <h2>{t('publish.title')}</h2>
        <TextArea
          label={t('publish.text')}
          hint={t('publish.textHint', { max: maxClipTextLength })}
          error={isLong ? t('publish.textTooLong', { max: maxClipTextLength }) : undefined}
          rows={3}
          value={texts.text}
          onChange={({ target }) => onTexts({ ...texts, text: target.value })}
        />
        <CaptionsField
          captions={texts.captions}
          onChange={(captions) => onTexts({ ...texts, captions })}
          time={() => video.current?.currentTime ?? edits.start}
          onSeek={(seconds) => {
            if (video.current) video.current.currentTime = seconds;
          }}
          end={edits.end}
        />
        {failure !== null && (
          <div role="alert">
            <Banner kind="error">{t(`publish.${failure}`)}</Banner>
          </div>
        )}
        {isMaking ? (
          <>
            <Progress label={t('publish.preparing')} value={progress} />
            <div className={styles.row}>
              <span role="status">{t('publish.preparing')}</span>
              <Button variant="quiet" onClick={onStop}>
                {t('publish.stop')}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.row}>
            <Button
              variant="primary"
              aria-disabled={isLong}
              onClick={() => {
                if (!isLong) onPublish();
              }}
            >
              {failure === null ? t('publish.publish') : t('publish.again')}
            </Button>
            {failure !== null && onAsItIs && (
              <Button aria-disabled={isLong} onClick={() => !isLong && onAsItIs()}>
                {t('publish.asItIs')}
              </Button>
            )}
            <Button variant="quiet" onClick={onBack}>
              {t('publish.back')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface PreviewProps {
  video: RefObject<HTMLVideoElement | null>;
  address: string | undefined;
  lines: readonly CaptionLine[];
  part: Edits;
}

/** The preview and the caption of the moment; what is kept plays, no more. */
function Preview({ video, address, lines, part: { start, end } }: PreviewProps) {
  const t = useNewVideoTexts();
  const [time, setTime] = useState(0);
  const caption = lineAt(lines, time);
  return (
    <div className={styles.stage}>
      <video
        ref={video}
        className={styles.preview}
        data-straight="true"
        src={address && `${address}#t=${start}${Number.isFinite(end) ? `,${end}` : ''}`}
        controls
        playsInline
        muted
        aria-label={t('steps.publish')}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      />
      {caption !== '' && (
        <p className={styles.caption} dir="auto">
          {caption}
        </p>
      )}
    </div>
  );
}
