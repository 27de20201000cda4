import { ArrowUp, Play, RotateCcw, Trash2 } from 'lucide-react';
import { maxClipSeconds } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Progress } from '@/shared/ui/progress/Progress';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { LocalVideo } from './LocalVideo';
import styles from './Takes.module.css';
import { secondsOf, type JoinFault, type Take } from './takes';
import type { useFilming } from './filming/useFilming';
import type { useTakes } from './useTakes';

interface TakeListProps {
  list: ReturnType<typeof useTakes>;
  filming: ReturnType<typeof useFilming>;
  /** True while the takes are being joined. */
  isJoining: boolean;
  /** False while there is no camera. */
  canFilm: boolean;
  joinFault: JoinFault | null;
  onPlay: (take: Take) => void;
  onRetake: (id: number) => void;
  onDone: () => void;
}

/** Takes of a recording in their order, and the way on (CLIP-02). */
export function TakeList(props: TakeListProps) {
  const { list, filming, isJoining, joinFault, onDone } = props;
  const { takes } = list;
  const { seconds, isFilming, isFull } = filming;
  const last = isFilming ? null : list.last;
  const t = useNewVideoTexts();
  const common = useTexts('common');
  const filmed = secondsOf(takes) + (isFilming ? seconds : 0);
  return (
    <section className={styles.takes} aria-label={t('record.list')}>
      <header>
        <h2>{t('record.takes', { count: takes.length + (isFilming ? 1 : 0) })}</h2>
        <p>{t('record.filmed', { time: formatSeconds(filmed), most: formatSeconds(maxClipSeconds) })}</p>
      </header>
      <Progress label={t('record.list')} value={filmed / maxClipSeconds} />
      <p className={styles.kept}>{t('record.kept')}</p>
      <ol>
        {takes.map((take, index) => (
          <Row key={take.id} {...props} take={take} number={index + 1} />
        ))}
      </ol>
      <p className={styles.last} role="status">
        {last && t(`record.${last.kind}`, { number: last.number })}
        {last && (
          <Button size="sm" variant="quiet" aria-keyshortcuts="z" onClick={list.undo}>
            {common('undo')}
          </Button>
        )}
      </p>
      {isFull && !isFilming && <p>{t('record.full')}</p>}
      {joinFault && (
        <div role="alert">
          <Banner kind="error">{t(`record.joinFault.${joinFault}`)}</Banner>
        </div>
      )}
      {takes.length > 0 && !isFilming && (
        <div>
          <Button variant="primary" isLoading={isJoining} loadingLabel={t('record.joining')} onClick={onDone}>
            {t('record.done')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowProps extends TakeListProps {
  take: Take;
  number: number;
}

function Row({ take, number, list, filming, canFilm, isJoining, onPlay, onRetake }: RowProps) {
  const t = useNewVideoTexts();
  const isLocked = filming.isFilming || isJoining;
  return (
    <li>
      <LocalVideo file={take.file} muted preload="metadata" tabIndex={-1} aria-hidden="true" />
      <div>
        <b>{t('record.take', { number })}</b>
        <span>{formatSeconds(take.seconds)}</span>
      </div>
      <div className={styles.acts}>
        {number > 1 && (
          <IconButton
            icon={ArrowUp}
            size="sm"
            label={t('record.earlier', { number })}
            disabled={isLocked}
            onClick={() => list.moveEarlier(take.id)}
          />
        )}
        <IconButton
          icon={Play}
          size="sm"
          label={t('record.play', { number })}
          disabled={isLocked}
          onClick={() => onPlay(take)}
        />
        <IconButton
          icon={RotateCcw}
          size="sm"
          label={t('record.retake', { number })}
          disabled={isLocked || !canFilm}
          onClick={() => onRetake(take.id)}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={t('record.remove', { number })}
          disabled={isLocked}
          onClick={() => list.remove(take.id)}
        />
      </div>
    </li>
  );
}
