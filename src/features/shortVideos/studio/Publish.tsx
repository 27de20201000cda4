import { Captions as CaptionsIcon, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { maxClipTextLength } from '@/shared/config/limits';
import { isTooLong } from '@/shared/rules/text';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Progress } from '@/shared/ui/progress/Progress';
import { Select } from '@/shared/ui/select/Select';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import styles from './Studio.module.css';

export interface Texts {
  text: string;
  captions: { file: File; lang: string } | null;
}

interface PublishProps {
  address: string | undefined;
  texts: Texts;
  onTexts: (texts: Texts) => void;
  /** How far the video is made, 0 to 1; null while it is not. */
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
  const { address, texts, onTexts, progress, failure, onPublish, onAsItIs, onStop, onBack } = props;
  const t = useNewVideoTexts();
  const isLong = isTooLong(texts.text.trim(), maxClipTextLength, maxClipTextLength * 8);
  const isMaking = progress !== null;
  return (
    <div className={styles.studio}>
      <div className={styles.stage}>
        <video
          className={styles.preview}
          data-straight="true"
          src={address}
          controls
          playsInline
          muted
          aria-label={t('steps.publish')}
        />
      </div>
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
        <CaptionsField captions={texts.captions} onChange={(captions) => onTexts({ ...texts, captions })} />
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
            {failure !== null && onAsItIs && <Button onClick={onAsItIs}>{t('publish.asItIs')}</Button>}
            <Button variant="quiet" onClick={onBack}>
              {t('publish.back')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Languages of captions, the member's own first. */
const languages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'sv',
  'pl',
  'uk',
  'ru',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
];

interface CaptionsFieldProps {
  captions: Texts['captions'];
  onChange: (captions: Texts['captions']) => void;
}

function CaptionsField({ captions, onChange }: CaptionsFieldProps) {
  const t = useNewVideoTexts();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own] = useState(() => navigator.language.split('-')[0] ?? 'en');
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return (
    <div className={styles.captions}>
      <b>{t('publish.captions')}</b>
      <p id={helpId}>{t('publish.captionsHelp')}</p>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt"
        aria-label={t('publish.captionsChoose')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChange({ file, lang: captions?.lang ?? own });
          target.value = '';
        }}
      />
      {captions === null ? (
        <Button
          size="sm"
          icon={CaptionsIcon}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {t('publish.captionsChoose')}
        </Button>
      ) : (
        <div className={styles.row}>
          <bdi>{captions.file.name}</bdi>
          <IconButton size="sm" icon={X} label={t('publish.captionsRemove')} onClick={() => onChange(null)} />
          <Select
            size="sm"
            label={t('publish.captionsLanguage')}
            value={captions.lang}
            options={[...new Set([own, ...languages])].map((value) => ({
              value,
              label: names.of(value) ?? value,
            }))}
            onChange={({ target }) => onChange({ ...captions, lang: target.value })}
          />
        </div>
      )}
    </div>
  );
}
