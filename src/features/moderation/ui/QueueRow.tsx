import { Flag, Hourglass, RotateCcw, UserX, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { reviewItems, type ReviewItemsState } from '../entities';
import type { ReviewItem } from '../types';
import styles from './Moderation.module.css';
import { useModerationTexts } from './moderationTexts';

const marks: Partial<Record<ReviewItem['kind'], LucideIcon>> = { appeal: RotateCcw, pending: Hourglass };

interface QueueRowProps {
  id: string;
  isOpen: boolean;
  /** True where the queue stands beside the open item, and shows which one that is. */
  isBeside: boolean;
  onOpen: () => void;
}

/** Item that waits: its kind, the number of reports, and who looks at it at this moment. */
export function QueueRow({ id, isOpen, isBeside, onOpen }: QueueRowProps) {
  const t = useModerationTexts();
  const row = useRef<HTMLLIElement>(null);
  const item = useSelector((state: ReviewItemsState) => reviewItems.select(state, id));
  const title = useTitle(item);
  useEffect(() => {
    if (isOpen && isBeside) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isBeside]);
  if (!item) return null;
  const { kind, subject, group, reports, claim, firstAt } = item;
  const Mark = marks[kind] ?? (subject.kind === 'user' ? UserX : Flag);
  const isHeld = claim !== null && !claim.mine;
  return (
    <li ref={row} className={styles.row} data-open={isOpen} data-held={isHeld}>
      <button type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        <Mark aria-hidden="true" />
        <span className={styles.what}>
          <b dir="auto">{title}</b>
          <span className={styles.meta}>
            {t(`subjects.${subject.kind}`)} ·{' '}
            {kind === 'pending' ? t('waitsShort') : t('reports', { count: reports })}
            {item.hidden && <> · {t('hiddenShort')}</>}
            {group && (
              <>
                {' · '}
                <bdi>{group.name}</bdi>
              </>
            )}
          </span>
          {isHeld && (
            <span className={styles.claim}>
              <Avatar name={claim.user.displayName} image={claim.user.avatar} size={24} />
              <bdi>{t('looks', { name: claim.user.displayName })}</bdi>
            </span>
          )}
        </span>
        <span className={styles.meta}>
          <RelativeTime at={firstAt} />
        </span>
      </button>
    </li>
  );
}

/** Name of an item: its words, or what it is. */
function useTitle(item: ReviewItem | undefined): string {
  const t = useModerationTexts();
  if (!item) return '';
  const { kind, subject, author } = item;
  const name = author?.displayName ?? t('somebody');
  if (kind === 'appeal') return t('titles.appeal', { name });
  const words = subject.text.replace(/\s+/g, ' ').trim();
  return words === '' ? t(`titles.wordless.${subject.kind}`) : words;
}
