import { useSelector } from 'react-redux';
import { loadTagsOfWeek } from '@/features/discover/requests';
import { discoverRoom } from '@/features/discover/room';
import { useDiscoverTexts } from '@/features/discover/ui/discoverTexts';
import { groupsRoom } from '@/features/groups/room';
import { selectSpeaks } from '@/features/session/speaks';
import { newsList } from '@/features/walls/lists';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import type { ListsState } from '@/shared/store/lists';
import { useLoad } from '@/shared/store/useLoad';
import { Link } from '@/shared/ui/link/Link';
import { RailList } from './RailList';
import styles from './TagsOfWeek.module.css';

const shownTags = 5;

export const rooms = [discoverRoom, groupsRoom];

type State = Parameters<typeof selectSpeaks>[0] & { lists: ListsState };

/**
 * Tags of the week beside a feed with posts (SHELL-10, HOUR-02): an empty one shows them itself. Absent without any,
 * and where the backend does not tell them (ANY-06).
 */
export function TagsOfWeek() {
  const isShown = useSelector(
    (state: State) => selectSpeaks(state, 'discover') && newsList.select(state).ids.length > 0,
  );
  return isShown && <Tags />;
}

function Tags() {
  const t = useDiscoverTexts();
  const { data, error, isLoading, retry } = useLoad(loadTagsOfWeek);
  const tags = data ?? [];
  return (
    <RailList
      title={t('titles.tags')}
      all={paths.discovered('tags')}
      first={{ ids: tags.slice(0, shownTags).map(({ tag }) => tag), error, isLoading, retry }}
      renderRow={(name) => {
        const posts = tags.find(({ tag }) => tag === name)?.posts ?? 0;
        return (
          <p className={styles.tag}>
            <Link to={paths.search(`#${name}`, 'post')} look="name" title={`#${name}`}>
              <bdi>#{name}</bdi>
            </Link>
            <span>{t('tagPosts', { count: posts, figure: formatCount(posts) })}</span>
          </p>
        );
      }}
      errorTitle={t('failed.tags')}
    />
  );
}
