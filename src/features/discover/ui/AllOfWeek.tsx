import { useCallback, type ReactNode } from 'react';
import { PostList } from '@/features/walls/ui/PostList';
import { paths, type DiscoverKind } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { groupsOfWeek, peopleOfWeek, postsOfWeek } from '../lists';
import { loadTagsOfWeek } from '../requests';
import { useDiscoverTexts } from './discoverTexts';
import { GroupOfWeek } from './GroupOfWeek';
import { PersonOfWeek } from './PersonOfWeek';
import { TagRow } from './TagRow';
import tagStyles from './Tags.module.css';
import styles from './AllOfWeek.module.css';

/** All posts, people, tags or groups of the week (HOUR-02). */
export function AllOfWeek({ kind }: { kind: DiscoverKind }) {
  return <div className={styles.all}>{parts[kind]}</div>;
}

const parts: Record<DiscoverKind, ReactNode> = {
  posts: <Posts />,
  people: <People />,
  tags: <Tags />,
  groups: <Groups />,
};

function Posts() {
  const t = useDiscoverTexts();
  const list = usePagedList(postsOfWeek);
  return (
    <PostList
      list={list}
      label={t('titles.posts')}
      errorTitle={t('failed.posts')}
      empty={<Nothing kind="posts" />}
    />
  );
}

function People() {
  const t = useDiscoverTexts();
  const list = usePagedList(peopleOfWeek);
  const renderRow = useCallback((id: string) => <PersonOfWeek id={id} />, []);
  return (
    <RowList
      list={list}
      label={t('titles.people')}
      renderRow={renderRow}
      errorTitle={t('failed.people')}
      empty={<Nothing kind="people" />}
    />
  );
}

function Groups() {
  const t = useDiscoverTexts();
  const list = usePagedList(groupsOfWeek);
  const renderRow = useCallback((id: string) => <GroupOfWeek id={id} />, []);
  return (
    <RowList
      list={list}
      label={t('titles.groups')}
      renderRow={renderRow}
      errorTitle={t('failed.groups')}
      empty={<Nothing kind="groups" />}
    />
  );
}

function Tags() {
  const t = useDiscoverTexts();
  const { data, error, retry } = useLoad(loadTagsOfWeek);
  if (!data && error) return <ErrorState title={t('failed.tags')} error={error} onRetry={retry} />;
  if (!data)
    return (
      <div className={styles.rows} aria-busy="true">
        <PersonRowSkeleton count={5} />
      </div>
    );
  if (data.length === 0) return <Nothing kind="tags" />;
  return (
    <ul className={`${styles.rows} ${tagStyles.list}`} aria-label={t('titles.tags')}>
      {data.map((tag) => (
        <li key={tag.tag}>
          <TagRow {...tag} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ kind }: { kind: DiscoverKind }) {
  const t = useDiscoverTexts();
  return (
    <EmptyState
      seed="discover"
      title={t(`none.${kind}`)}
      text={t('none.text')}
      action={
        <ButtonLink to={paths.feed} state={{ compose: true }}>
          {t('none.write')}
        </ButtonLink>
      }
    />
  );
}
