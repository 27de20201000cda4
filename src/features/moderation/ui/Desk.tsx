import { Route, Routes } from 'react-router-dom';
import { usePagedList } from '@/shared/store/usePagedList';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { deskQueue } from '../lists';
import type { DeskId } from '../types';
import { DeskLog } from './DeskLog';
import { useModerationTexts } from './moderationTexts';
import { Queue } from './Queue';
import { useQueue } from './useQueue';

interface DeskProps {
  desk: DeskId;
  /** Path of the queue; the log's is below it. */
  path: string;
}

/** Queue and log of a desk, each a page of its own (DESK-02, DESK-03). */
export function Desk({ desk, path }: DeskProps) {
  const t = useModerationTexts();
  const { left } = useQueue({ desk, kind: null });
  const { count } = usePagedList(deskQueue, { desk, kind: null });
  return (
    <>
      <LinkTabs
        label={t('title')}
        tabs={[
          { to: path, label: t('queue'), count: count === null ? null : left(count), isExact: true },
          { to: `${path}/log`, label: t('log') },
        ]}
      />
      <Routes>
        <Route index element={<Queue desk={desk} />} />
        <Route path="log" element={<DeskLog desk={desk} />} />
      </Routes>
    </>
  );
}
