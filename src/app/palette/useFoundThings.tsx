import { Newspaper, Hash } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '@/features/completions/types';
import type { Group } from '@/features/groups/types';
import type { UserEntity } from '@/features/people/types';
import type { Post } from '@/features/posts/types';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import type { RootState } from '../store';
import type { Entry } from './entries';
import { excerptOf } from './excerpt';
import { Picture } from './Picture';
import { usePaletteTexts } from './paletteTexts';

/** Makes rows of people, groups, tags and posts. */
export function useThingEntries() {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = (to: string) => ({ to, run: () => void navigate(to) });
    return {
      person: ({ id, displayName, permalink, avatar, isFollowing }: UserEntity): Entry => ({
        id: `person ${id}`,
        kind: 'people',
        title: displayName,
        aside: isFollowing ? `${t('following')}, @${permalink}` : `@${permalink}`,
        also: [permalink],
        picture: <Avatar name={displayName} image={avatar} size={32} />,
        ...place(paths.profile(permalink)),
      }),
      group: ({ id, name, permalink, avatar, members }: Group): Entry => ({
        id: `group ${id}`,
        kind: 'groups',
        title: name,
        aside: t('members', { count: members, figure: formatCount(members) }),
        picture: <Avatar kind="group" name={name} seed={id} image={avatar} size={32} />,
        ...place(paths.group(permalink)),
      }),
      tag: ({ tag, posts }: Extract<Suggestion, { kind: 'tag' }>): Entry => ({
        id: `tag ${tag}`,
        kind: 'tags',
        title: `#${tag}`,
        aside: t('posts', { count: posts, figure: formatCount(posts) }),
        picture: <Picture icon={Hash} />,
        ...place(paths.search(`#${tag}`, 'post')),
      }),
      post: ({ id, post, createdAt }: Post, author: UserEntity | undefined, term: string): Entry => ({
        id: `post ${id}`,
        kind: 'posts',
        title: excerptOf(post, term),
        aside: (
          <>
            {author && <bdi>{author.displayName}</bdi>}, <RelativeTime at={createdAt} />
          </>
        ),
        picture: author ? (
          <Avatar name={author.displayName} image={author.avatar} size={32} />
        ) : (
          <Picture icon={Newspaper} />
        ),
        ...place(paths.post(id)),
      }),
    };
  }, [navigate, t]);
}

/** People and groups that this page has read already, as they were when the palette was opened. */
export function useKnownThings(): Entry[] {
  const store = useStore<RootState>();
  const { person, group } = useThingEntries();
  return useMemo(() => {
    const { users, groups } = store.getState();
    return [...Object.values(users).map(person), ...Object.values(groups).map(group)];
  }, [group, person, store]);
}
