import { needsApproval } from '../permissions/audience';
import type { Communities } from './communities';
import { seedMembers, type MemberPermalink } from './content/members';
import type { SeedPost } from './content/types';
import { absentMembers, type Connections } from './people';

export type SeedMemberEntry = (typeof seedMembers)[number];

/** Permalink of the post's group or company; null for members' walls. */
function communityOf({ on }: SeedPost): string | null {
  if (on === undefined || 'member' in on) return null;
  return 'group' in on ? on.group : on.company;
}

/** Members who may see a post, except its author; the most interested first. */
export function audienceOfPost(
  post: SeedPost,
  connections: Connections,
  communities: Communities,
): SeedMemberEntry[] {
  const author = seedMembers.find(({ permalink }) => permalink === post.by);
  const followers: ReadonlySet<MemberPermalink> = connections.get(post.by) ?? new Set();
  const community = communities.get(communityOf(post) ?? '');
  const isForFollowers = needsApproval(author?.privacy ?? {});
  const care = ({ permalink, interests, language }: SeedMemberEntry) =>
    (followers.has(permalink) ? 2 : 0) +
    (interests.includes(post.topic) ? 2 : 0) +
    (language === post.language ? 2 : 0) +
    (community?.members.has(permalink) === true ? 3 : 0);
  return seedMembers
    .filter(({ permalink }) => permalink !== post.by && !absentMembers.has(permalink))
    .filter(({ permalink }) => !isForFollowers || followers.has(permalink))
    .filter(({ permalink }) => community?.isPrivate !== true || community.members.has(permalink))
    .toSorted((a, b) => care(b) - care(a));
}
