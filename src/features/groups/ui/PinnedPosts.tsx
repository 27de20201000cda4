import { ListedPost } from '@/features/walls/ui/ListedPost';
import { loadPost } from '@/features/posts/requests';
import { useLoad } from '@/shared/store/useLoad';
import { useGroupPageTexts } from './groupPageTexts';

/** Posts at the top of a group's timeline; one that is gone or hidden is left out (GRP-06). */
export function PinnedPosts({ ids }: { ids: readonly string[] }) {
  const t = useGroupPageTexts();
  return (
    <section aria-label={t('pinnedPosts')}>
      {ids.map((id) => (
        <PinnedPost key={id} id={id} />
      ))}
    </section>
  );
}

function PinnedPost({ id }: { id: string }) {
  const { error } = useLoad(loadPost, id);
  return error === null && <ListedPost id={id} />;
}
