import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useMinWidth } from '@/shared/lib/device/useMinWidth';
import { reviewKinds, type ReviewKind } from '@/shared/wire/moderation';
import { Chip } from '@/shared/ui/chip/Chip';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Button } from '@/shared/ui/button/Button';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { useTexts } from '@/shared/i18n/useTexts';
import { decisions } from '../decisions';
import { claim } from '../requests';
import type { Decision, DeskId, QueueQuery } from '../types';
import { Item } from './Item';
import styles from './Moderation.module.css';
import { useModerationTexts } from './moderationTexts';
import { QueueRow } from './QueueRow';
import { usePolledQueue, useQueue } from './useQueue';

/** CSS pixels from which the queue stands beside the open item, and not below it. */
const twoColumns = 720;

/** List of what waits, beside it the open item with its question and answers (DESK-02). */
export function Queue({ desk }: { desk: DeskId }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind');
  const kind = reviewKinds.find((one) => one === asked) ?? null;
  const query = { desk, kind };
  const list = useQueue(query);
  usePolledQueue(query);
  const { ids, error, isLoading } = list;
  const wanted = search.get('item');
  const open = useOpenItem(ids, wanted);
  const show = useCallback(
    (next: { item?: string | undefined; kind?: ReviewKind | null }) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next))
            if (typeof value === 'string') after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  useClaim(open);
  const isBeside = useMinWidth(twoColumns);
  const decide = useDecide(ids, open, show);
  return (
    <>
      <Kinds desk={desk} kind={kind} onChange={(next) => show({ kind: next, item: undefined })} />
      {error && ids.length === 0 ? (
        <Failed error={error} onRetry={list.retry} />
      ) : isLoading && ids.length === 0 ? (
        <Waiting onCancel={list.cancel} />
      ) : open === undefined ? (
        <Empty desk={desk} kind={kind} />
      ) : (
        <div className={styles.desk}>
          <Rows list={list} open={open} isBeside={isBeside} onOpen={(item) => show({ item })} />
          <Item
            key={open}
            id={open}
            isInView={isBeside || open !== wanted}
            ids={ids}
            onOpen={(item) => show({ item })}
            onDecide={decide}
          />
        </div>
      )}
    </>
  );
}

/** The item that is asked for, or the first one, which then stays open while others come before it. */
function useOpenItem(ids: readonly string[], wanted: string | null): string | undefined {
  const [kept, setKept] = useState<string>();
  const open = [wanted, kept].find((id) => typeof id === 'string' && ids.includes(id)) ?? ids[0];
  if (open !== kept) setKept(open);
  return open;
}

/** Tells the others who looks at the open item. */
function useClaim(id: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id !== undefined) dispatch(claim.request(id));
  }, [dispatch, id]);
}

/** Answers the open item; the next one opens at once. */
function useDecide(
  ids: readonly string[],
  open: string | undefined,
  show: (next: { item: string | undefined }) => void,
) {
  const dispatch = useDispatch();
  return (decision: Decision) => {
    const at = ids.indexOf(open ?? '');
    show({ item: ids[at + 1] ?? ids[at - 1] });
    dispatch(decisions.act([decision]));
  };
}

interface KindsProps {
  desk: DeskId;
  kind: ReviewKind | null;
  onChange: (kind: ReviewKind | null) => void;
}

function Kinds({ desk, kind, onChange }: KindsProps) {
  const t = useModerationTexts();
  return (
    <div className={styles.kinds} role="group" aria-label={t('kinds')}>
      <Kind desk={desk} kind={null} isOn={kind === null} onChoose={() => onChange(null)} />
      {reviewKinds.map((one) => (
        <Kind key={one} desk={desk} kind={one} isOn={kind === one} onChoose={() => onChange(one)} />
      ))}
      <p className={styles.order}>{t('order')}</p>
    </div>
  );
}

function Kind({
  desk,
  kind,
  isOn,
  onChoose,
}: Pick<KindsProps, 'desk' | 'kind'> & { isOn: boolean; onChoose: () => void }) {
  const t = useModerationTexts();
  const { count, left } = useQueue({ desk, kind });
  const label = t(kind === 'pending' && desk === null ? 'waitingLinks' : (kind ?? 'all'));
  return (
    <Chip isOn={isOn} onChange={onChoose}>
      {count === null ? label : `${label} ${left(count)}`}
    </Chip>
  );
}

interface RowsProps {
  list: ReturnType<typeof useQueue>;
  open: string;
  isBeside: boolean;
  onOpen: (id: string) => void;
}

function Rows({ list, open, isBeside, onOpen }: RowsProps) {
  const { ids, hasMore, isLoading, error, loadMore, retry } = list;
  const t = useModerationTexts();
  const common = useTexts('common');
  return (
    <div className={styles.rows}>
      <ul aria-label={t('queue')}>
        {ids.map((id) => (
          <QueueRow key={id} id={id} isOpen={id === open} isBeside={isBeside} onOpen={() => onOpen(id)} />
        ))}
      </ul>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        hasMore && (
          <Button variant="quiet" isBlock isLoading={isLoading} onClick={loadMore}>
            {common('list.loadMore')}
          </Button>
        )
      )}
    </div>
  );
}

function Failed({ error, onRetry }: Pick<Parameters<typeof ErrorState>[0], 'error' | 'onRetry'>) {
  const t = useModerationTexts();
  return <ErrorState title={t('failed')} error={error} onRetry={onRetry} />;
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  const t = useModerationTexts();
  return (
    <div className={styles.padded} role="status" aria-busy="true" aria-label={t('queue')}>
      <PersonRowSkeleton count={5} />
      <StillWorking onCancel={onCancel} />
    </div>
  );
}

function Empty({ desk, kind }: QueueQuery) {
  const t = useModerationTexts();
  return kind === null ? (
    <EmptyState seed="nobody" title={t('none')} text={t(desk === null ? 'noneText' : 'noneInGroupText')} />
  ) : (
    <EmptyState seed="nobody" title={t('noneOfKind')} />
  );
}
