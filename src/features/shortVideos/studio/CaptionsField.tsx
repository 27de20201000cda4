import { Captions as CaptionsIcon, Pencil, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Select } from '@/shared/ui/select/Select';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import type { CaptionLine } from './captionLines';
import { CaptionLines } from './CaptionLines';
import styles from './Studio.module.css';

/** Captions of a new video: a file that was chosen, or lines written here. */
export interface NewCaptions {
  /** BCP 47 tag. */
  lang: string;
  file: File | null;
  lines: readonly CaptionLine[];
}

/** Languages of captions, the member's own first. */
const languages = [
  ...[
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
  ],
];

interface CaptionsFieldProps {
  captions: NewCaptions | null;
  onChange: (captions: NewCaptions | null) => void;
  /** Answers where the preview stands, in seconds. */
  time: () => number;
  onSeek: (seconds: number) => void;
  /** Seconds at which the video ends. */
  end: number;
}

/** Writes captions against the time of the preview, or takes a file of them (CLIP-02). */
export function CaptionsField({ captions, onChange, time, onSeek, end }: CaptionsFieldProps) {
  const t = useNewVideoTexts();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own] = useState(() => navigator.language.split('-')[0] ?? 'en');
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const lang = captions?.lang ?? own;
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
          if (file) onChange({ file, lang, lines: [] });
          target.value = '';
        }}
      />
      {captions === null ? (
        <div className={styles.row}>
          <Button
            size="sm"
            icon={Pencil}
            aria-describedby={helpId}
            onClick={() => onChange({ file: null, lang, lines: [] })}
          >
            {t('publish.captionsWrite')}
          </Button>
          <Button size="sm" variant="quiet" icon={CaptionsIcon} onClick={() => input.current?.click()}>
            {t('publish.captionsChoose')}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.row}>
            {captions.file && <bdi>{captions.file.name}</bdi>}
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
            <IconButton
              size="sm"
              icon={X}
              label={t('publish.captionsRemove')}
              onClick={() => onChange(null)}
            />
          </div>
          {captions.file === null && (
            <CaptionLines
              lines={captions.lines}
              onChange={(lines) => onChange({ ...captions, lines })}
              time={time}
              onSeek={onSeek}
              end={end}
            />
          )}
        </>
      )}
    </div>
  );
}
