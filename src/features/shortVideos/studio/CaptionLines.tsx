import { ArrowLeftToLine, ArrowRightToLine, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { addLine, changeLine, type CaptionLine } from './captionLines';
import styles from './Studio.module.css';

interface CaptionLinesProps {
  lines: readonly CaptionLine[];
  onChange: (lines: CaptionLine[]) => void;
  /** Answers where the preview stands, in seconds. */
  time: () => number;
  onSeek: (seconds: number) => void;
  /** Seconds at which the video ends. */
  end: number;
}

/** Captions, line by line: a new one begins where the preview stands; Enter adds the next. */
export function CaptionLines({ lines, onChange, time, onSeek, end }: CaptionLinesProps) {
  const t = useNewVideoTexts();
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(lines.length);
  useEffect(() => {
    const isMore = lines.length > count.current;
    count.current = lines.length;
    // The new one is the one without text.
    if (isMore) list.current?.querySelector<HTMLInputElement>('input[value=""]')?.focus();
  }, [lines.length]);
  const add = () => onChange(addLine(lines, time(), end));
  return (
    <>
      {lines.length > 0 && (
        <ol ref={list} className={styles.lines} aria-label={t('publish.lines')}>
          {lines.map((line, index) => (
            <li key={line.id}>
              <Button size="sm" variant="quiet" onClick={() => onSeek(line.start)}>
                {t('publish.lineTime', { start: formatSeconds(line.start), end: formatSeconds(line.end) })}
              </Button>
              <TextField
                label={t('publish.line', { number: index + 1 })}
                isLabelHidden
                value={line.text}
                maxLength={200}
                dir="auto"
                onChange={({ target }) => onChange(changeLine(lines, line.id, { text: target.value }))}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
                }}
              />
              <IconButton
                size="sm"
                icon={ArrowLeftToLine}
                label={t('publish.lineStarts')}
                onClick={() => onChange(changeLine(lines, line.id, { start: time() }))}
              />
              <IconButton
                size="sm"
                icon={ArrowRightToLine}
                label={t('publish.lineEnds')}
                onClick={() => onChange(changeLine(lines, line.id, { end: time() }))}
              />
              <IconButton
                size="sm"
                icon={Trash2}
                label={t('publish.lineRemove')}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <Button size="sm" icon={Plus} onClick={add}>
        {t('publish.lineAdd')}
      </Button>
    </>
  );
}
