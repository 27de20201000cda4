import { PostList } from '@/features/walls/ui/PostList';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { foundPosts } from '../lists';
import { useResultTexts } from './resultTexts';
import { useResults } from './useResults';

/** All posts with the tag of a term (SRCH-01). */
export function FoundPosts({ term }: { term: string }) {
  const t = useResultTexts();
  const list = useResults(foundPosts, term);
  return (
    <PostList
      list={list}
      label={t('tabs.post')}
      errorTitle={t('failed')}
      empty={
        <EmptyState
          seed="search"
          title={t('none.post')}
          text={t('none.text')}
          action={<ButtonLink to={paths.search(term)}>{t('everywhere')}</ButtonLink>}
        />
      }
    />
  );
}
