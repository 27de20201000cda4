import { type ReactNode } from 'react';
import { paths, type DiscoverKind } from '@/shared/config/paths';
import type { AppError } from '@/shared/errors/appError';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { groupsOfWeek, peopleOfWeek, postsOfWeek } from '../lists';
import { loadTagsOfWeek } from '../requests';
import { useDiscoverTexts } from './discoverTexts';
import { GroupOfWeek } from './GroupOfWeek';
import { PersonOfWeek } from './PersonOfWeek';
import { PostOfWeek } from './PostOfWeek';
import { TagRow } from './TagRow';
import tagStyles from './Tags.module.css';
import styles from './Week.module.css';

const shown = { posts: 5, people: 4, tags: 4, groups: 3 } as const;

/** The first of every kind, with links to all, and how they were found (HOUR-02). */
export function Week() {
  const t = useDiscoverTexts();
  const posts = usePagedList(postsOfWeek);
  const people = usePagedList(peopleOfWeek);
  const groups = usePagedList(groupsOfWeek);
  const tags = useLoad(loadTagsOfWeek);
  const found = tags.data ?? [];
  return (
    <div className={styles.week}>
      <Part kind="posts" items={posts.ids} {...posts}>
        <div className={styles.posts}>
          {posts.ids.slice(0, shown.posts).map((id, index) => (
            <PostOfWeek key={id} id={id} rank={index + 1} />
          ))}
        </div>
      </Part>
      <Part kind="people" items={people.ids} {...people}>
        <div className={styles.people}>
          {people.ids.slice(0, shown.people).map((id) => (
            <PersonOfWeek key={id} id={id} />
          ))}
        </div>
      </Part>
      <Part
        kind="tags"
        items={found}
        error={tags.error}
        isLoading={tags.data === undefined && !tags.error}
        reload={tags.retry}
      >
        <ul className={tagStyles.list}>
          {found.slice(0, shown.tags).map((tag) => (
            <li key={tag.tag}>
              <TagRow {...tag} />
            </li>
          ))}
        </ul>
      </Part>
      <Part kind="groups" items={groups.ids} {...groups}>
        <div className={styles.groups}>
          {groups.ids.slice(0, shown.groups).map((id) => (
            <GroupOfWeek key={id} id={id} look="card" />
          ))}
        </div>
      </Part>
      <section className={styles.how} aria-labelledby="discover-how">
        <h2 id="discover-how">{t('how.title')}</h2>
        <p>{t('how.text')}</p>
      </section>
    </div>
  );
}

interface PartProps {
  kind: DiscoverKind;
  items: readonly unknown[];
  isLoading: boolean;
  error: AppError | null;
  reload: () => void;
  children: ReactNode;
}

function Part({ kind, items, isLoading, error, reload, children }: PartProps) {
  const t = useDiscoverTexts();
  const isEmpty = items.length === 0;
  return (
    <Section
      title={t(`titles.${kind}`)}
      aside={
        <Link to={paths.discovered(kind)} className={styles.all}>
          {t(`all.${kind}`)}
        </Link>
      }
    >
      <div className={styles.part} data-kind={kind} data-empty={isEmpty && !isLoading} aria-busy={isLoading}>
        {!isEmpty && children}
        {isEmpty && error && <ErrorState title={t(`failed.${kind}`)} error={error} onRetry={reload} />}
        {isEmpty && !error && isLoading && <PartSkeleton kind={kind} />}
        {isEmpty && !error && !isLoading && <p className={styles.none}>{t(`none.${kind}`)}</p>}
      </div>
    </Section>
  );
}

function PartSkeleton({ kind }: { kind: DiscoverKind }) {
  if (kind !== 'posts') return <PersonRowSkeleton count={kind === 'groups' ? 3 : 4} />;
  return <Skeleton height={240} shape="block" />;
}
