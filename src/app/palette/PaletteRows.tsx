import { useEffect, useRef } from 'react';
import { matchedParts } from '@/shared/rules/searchWords';
import { Keys } from '../shortcuts/Keys';
import type { Entry, Match } from './entries';
import styles from './Palette.module.css';
import { usePaletteTexts } from './paletteTexts';
import type { Section } from './sections';

interface PaletteRowsProps {
  /** Id of the palette; that of a row appends its place. */
  id: string;
  sections: readonly Section[];
  /** Place of the chosen row. */
  active: number;
  term: string;
  onChoose: (entry: Entry) => void;
}

/** The rows under their headings, as options of the field, which keeps the focus. */
export function PaletteRows({ id, sections, active, term, onChoose }: PaletteRowsProps) {
  const t = usePaletteTexts();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, sections]);
  const starts = sections.map((_, at) =>
    sections.slice(0, at).reduce((sum, { matches }) => sum + matches.length, 0),
  );
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')} className={styles.rows}>
      {sections.map(({ kind, isElsewhere = false, matches }, at) => {
        const name = t(`kinds.${kind}`);
        const heading = isElsewhere ? t('elsewhere', { kind: name }) : name;
        return (
          <div key={`${kind} ${isElsewhere}`} role="group" aria-label={heading}>
            <div className={styles.heading} aria-hidden="true">
              {heading}
            </div>
            {matches.map((match, index) => (
              <Row
                key={match.entry.id}
                id={`${id}-${(starts[at] ?? 0) + index}`}
                match={match}
                term={term}
                isActive={(starts[at] ?? 0) + index === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps {
  id: string;
  match: Match;
  term: string;
  isActive: boolean;
  onChoose: (entry: Entry) => void;
}

function Row({ id, match: { entry, also }, term, isActive, onChoose }: RowProps) {
  const t = usePaletteTexts();
  const { title, aside, picture, keys } = entry;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      {picture}
      <span className={styles.text}>
        <bdi className={styles.title} title={title}>
          {matchedParts(title, term).map(({ text, isMatch }, index) =>
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </bdi>
        {aside !== undefined && <small>{aside}</small>}
        {also !== undefined && <small>{t('also', { name: also })}</small>}
      </span>
      {keys !== undefined && <Keys keys={keys} />}
    </div>
  );
}
