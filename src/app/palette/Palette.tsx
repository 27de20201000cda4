import { Search, WifiOff, X } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { notificationsList } from '@/features/notifications/lists';
import { selectUnread } from '@/features/notifications/slice';
import { maxSearchTermLength } from '@/shared/config/limits';
import { useOnline } from '@/shared/lib/device/useOnline';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Chip } from '@/shared/ui/chip/Chip';
import { Modal } from '@/shared/ui/modal/Modal';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { useAppSelector } from '../useAppSelector';
import { Keys } from '../shortcuts/Keys';
import type { ShortcutAction } from '../shortcuts/shortcuts';
import { PaletteRows } from './PaletteRows';
import styles from './Palette.module.css';
import { usePaletteTexts } from './paletteTexts';
import { usePalette } from './usePalette';

interface PaletteProps {
  perform: (action: ShortcutAction) => void;
  onChoose: (run: () => void) => void;
  onClose: () => void;
}

/**
 * Search and acts by hand alone, on Ctrl or ⌘ with K (HOUR-06): a combobox over people, groups, posts, acts, pages
 * and settings. Arrows move, Enter opens, Tab narrows to the kind of the chosen row, as `@`, `#` and `>` do.
 */
export function Palette({ perform, onChoose, onClose }: PaletteProps) {
  const t = usePaletteTexts();
  const common = useTexts('common');
  const palette = usePalette({ perform, onChoose });
  const { id, typed, only, rows, active, elsewhere } = palette;
  const isOnline = useOnline();
  useNewestNotification();
  const term = typed.replace(/^[@#>]/, '').trim();
  const isNothing = term !== '' && rows.length <= 1 && !elsewhere.isLooking && !elsewhere.hasFailed;
  const head = (titleId: string) => (
    <div className={styles.head}>
      <VisuallyHidden id={titleId}>{t('title')}</VisuallyHidden>
      {elsewhere.isLooking ? <Spinner /> : <Search aria-hidden="true" />}
      {only !== null && (
        <Chip isOn onChange={() => palette.narrow(null)}>
          {t('only', { kind: t(`kinds.${only}`) })}
        </Chip>
      )}
      <input
        data-autofocus
        dir="auto"
        role="combobox"
        aria-label={t('field')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t('placeholder')}
        maxLength={maxSearchTermLength}
        className={styles.field}
        value={typed}
        onChange={(event) => palette.change(event.target.value)}
        onKeyDown={palette.onKeyDown}
      />
      <IconButton icon={X} label={common('close')} hasTooltip={false} onClick={onClose} />
    </div>
  );
  return (
    <Modal isOpen title={t('title')} head={head} footer={<Hints />} onClose={onClose}>
      {isNothing && (
        <div className={styles.nothing}>
          <b>{t('nothing', { term })}</b>
          <p>{t('nothingText')}</p>
        </div>
      )}
      <PaletteRows {...palette} term={term} onChoose={palette.choose} />
      {!isOnline && (
        <p className={styles.note}>
          <WifiOff aria-hidden="true" />
          {t('offline')}
        </p>
      )}
      {isOnline && elsewhere.hasFailed && (
        <p className={styles.note}>
          {t('failed')}
          <Button size="sm" variant="quiet" onClick={elsewhere.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{term !== '' && !elsewhere.isLooking && t('found', { count: rows.length })}</span>
      </VisuallyHidden>
    </Modal>
  );
}

/** Reads the newest notifications if some are unread, so that all can be marked as read. */
function useNewestNotification(): void {
  const dispatch = useDispatch();
  const isNeeded = useAppSelector(
    (state) => selectUnread(state) > 0 && notificationsList.select(state).loadedPages === 0,
  );
  useEffect(() => {
    if (isNeeded) dispatch(notificationsList.request());
  }, [dispatch, isNeeded]);
}

function Hints() {
  const t = usePaletteTexts();
  return (
    <div className={styles.hints} aria-hidden="true">
      {(
        [
          ['↑ ↓', 'move'],
          ['↵', 'open'],
          ['Tab', 'only'],
          ['@ # >', 'prefixes'],
        ] as const
      ).map(([keys, hint]) => (
        <span key={hint}>
          <Keys keys={keys} />
          {t(`hints.${hint}`)}
        </span>
      ))}
    </div>
  );
}
