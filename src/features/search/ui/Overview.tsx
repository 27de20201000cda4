import { useId, useState, type ReactNode } from 'react';
import { PostSkeleton } from '@/features/posts/ui/PostSkeleton';
import { ListedPost } from '@/features/walls/ui/ListedPost';
import { PostPhotoViewer } from '@/features/walls/ui/PostPhotoViewer';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { foundCompanies, foundGroups, foundPosts, foundUsers } from '../lists';
import { rowKinds } from './FoundRows';
import styles from './Results.module.css';
import { useResultTexts } from './resultTexts';
import { useFound } from './useFound';
import { useResults, type Results } from './useResults';

const shown = 3;

/** The first results of every kind, with links to all (SRCH-01). */
export function Overview({ term }: { term: string }) {
  const t = useResultTexts();
  const rows = {
    users: useResults(foundUsers, term),
    groups: useResults(foundGroups, term),
    companies: useResults(foundCompanies, term),
  };
  const posts = useResults(foundPosts, term);
  const lists = [...Object.values(rows), posts];
  const isWaiting = useFirstWait(lists);
  const found = Object.values(useFound(term));
  const isNothing =
    found.every(({ error }) => error) && lists.every(({ isLoading, error }) => !isLoading && !error);
  if (isNothing) {
    return (
      <EmptyState
        seed="search"
        title={t('none.all')}
        text={t('none.text')}
        action={<ButtonLink to={paths.suggestedPeople}>{t('findPeople')}</ButtonLink>}
      />
    );
  }
  if (isWaiting)
    return <OverviewSkeleton key={term} onCancel={() => lists.forEach(({ cancel }) => cancel())} />;
  return (
    <>
      {(['users', 'groups', 'companies'] as const).map((kind) => {
        const { Row } = rowKinds[kind];
        return (
          <Part key={kind} title={t(`tabs.${kind}`)} to={paths.search(term, kind)} list={rows[kind]}>
            {rows[kind].ids.length > 0 ? (
              <ul>
                {rows[kind].ids.slice(0, shown).map((id) => (
                  <li key={id}>
                    <Row id={id} />
                  </li>
                ))}
              </ul>
            ) : (
              <PersonRowSkeleton />
            )}
          </Part>
        );
      })}
      <Part title={t('tabs.post')} to={paths.search(term, 'post')} list={posts} isWide>
        {posts.ids.length > 0 ? (
          posts.ids
            .slice(0, shown)
            .map((id, index) => (
              <ListedPost
                key={id}
                id={id}
                position={{ 'aria-posinset': index + 1, 'aria-setsize': -1, tabIndex: 0 }}
              />
            ))
        ) : (
          <PostSkeleton count={1} />
        )}
      </Part>
      <PostPhotoViewer />
    </>
  );
}

/** True until every kind has answered once: parts that come and go one by one would push each other about. */
function useFirstWait(lists: readonly Results[]): boolean {
  const [isOver, setIsOver] = useState(false);
  const isWaiting = lists.some(({ ids, error, isLoading }) => isLoading && ids.length === 0 && !error);
  if (!isWaiting && !isOver) setIsOver(true);
  return isWaiting && !isOver;
}

function OverviewSkeleton({ onCancel }: { onCancel: () => void }) {
  return (
    <div aria-busy="true">
      {[0, 1, 2].map((part) => (
        <div key={part} className={styles.part} data-wide="false">
          <div className={styles.head}>
            <Skeleton width="24%" height={20} />
          </div>
          <div className={styles.entries}>
            <PersonRowSkeleton />
          </div>
        </div>
      ))}
      <StillWorking onCancel={onCancel} />
    </div>
  );
}

interface PartProps {
  title: string;
  to: string;
  list: Results;
  /** True if its entries have their own padding. */
  isWide?: boolean;
  children: ReactNode;
}

function Part({ title, to, list, isWide = false, children }: PartProps) {
  const t = useResultTexts();
  const id = useId();
  if (list.ids.length === 0 && !list.isLoading && !list.error) return null;
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={list.isLoading} data-wide={isWide}>
      <header className={styles.head}>
        <h2 id={id}>
          {title}
          {list.count !== null && <span className={styles.count}> {formatCount(list.count)}</span>}
        </h2>
        <Link to={to} className={styles.all} aria-label={`${t('showAll')}, ${title}`}>
          {t('showAll')}
        </Link>
      </header>
      {list.error && list.ids.length === 0 ? (
        <ErrorState title={t('failed')} error={list.error} onRetry={list.reload} />
      ) : (
        <div className={styles.entries} data-stale={list.isRefreshing}>
          {children}
        </div>
      )}
    </section>
  );
}
