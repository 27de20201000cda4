import { sql } from 'drizzle-orm';
import type { SeedContext } from './context';

/** Sets every counter from the rows it counts. */
export async function setCounters({ tx }: Pick<SeedContext, 'tx'>): Promise<void> {
  await tx.execute(sql`update posts set
    votes_up = (select count(*) from post_votes where post_id = posts.id and vote = 'like'),
    votes_down = (select count(*) from post_votes where post_id = posts.id and vote = 'dislike'),
    like_power = (select coalesce(sum(power), 0) from post_votes where post_id = posts.id and vote = 'like'),
    comment_count = (select count(*) from comments where post_id = posts.id and parent_id is null)`);
  await tx.execute(sql`update comments set
    votes_up = (select count(*) from comment_votes where comment_id = comments.id and vote = 'like'),
    votes_down = (select count(*) from comment_votes where comment_id = comments.id and vote = 'dislike'),
    reply_count = (select count(*) from comments reply where reply.parent_id = comments.id)`);
  await tx.execute(sql`update tags set post_count = (select count(*) from post_tags where tag_id = tags.id)`);
  await tx.execute(sql`update groups set
    member_count = (select count(*) from group_members where group_id = groups.id and not blocked)`);
  await tx.execute(sql`update companies set
    member_count = (select count(*) from company_members where company_id = companies.id),
    follower_count = (select count(*) from company_follows where company_id = companies.id)`);
  await tx.execute(sql`update albums set
    photo_count = (select count(*) from album_photos where album_id = albums.id)`);
  await tx.execute(sql`update users set
    post_count = (select count(*) from posts where author_id = users.id),
    follower_count = (select count(*) from follows where followee_id = users.id),
    following_count = (select count(*) from follows where follower_id = users.id)`);
}

/** Inserts the notifications of the last two weeks, as the calls would have; those over four hours old are read. */
export async function seedNotifications({ tx, now }: Pick<SeedContext, 'tx' | 'now'>): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const columns = sql`(user_id, model_type, action_type, actor_id, post_id, comment_id, group_id, invite_id, read_at, created_at)`;
  const readAt = (createdAt: string) =>
    sql`case when ${sql.raw(createdAt)} < ${at} - interval '4 hours' then ${at} end, ${sql.raw(createdAt)}`;
  const concerns = sql`(select id as comment_id, author_id, post_id, created_at from comments)`;
  await tx.execute(sql`insert into notifications ${columns}
    select distinct on (told.user_id, said.comment_id) told.user_id,
      case when posts.type = 'group' then 'groupcomment' else 'postcomment' end,
      case when posts.type = 'group' then 'group_post_comment' else 'user_post_comment' end,
      said.author_id, said.post_id, said.comment_id, null::bigint, null::bigint, ${readAt('said.created_at')}
    from ${concerns} said
    join posts on posts.id = said.post_id
    cross join lateral (
      select posts.author_id as user_id
      union select parent.author_id from comments parent join comments reply on reply.parent_id = parent.id
        where reply.id = said.comment_id
    ) told where told.user_id <> said.author_id`);
  await tx.execute(sql`insert into notifications ${columns}
    select posts.author_id, 'vote', 'vote', post_votes.user_id, posts.id, null, null, null, ${readAt('post_votes.created_at')}
    from post_votes join posts on posts.id = post_votes.post_id where vote = 'like'`);
  await tx.execute(sql`insert into notifications ${columns}
    select comments.author_id, 'vote', 'vote', vote.user_id, comments.post_id, comments.id, null, null, ${readAt('vote.created_at')}
    from comment_votes vote join comments on comments.id = vote.comment_id where vote.vote = 'like'`);
  await tx.execute(sql`insert into notifications ${columns}
    select mentions.user_id, 'mention', null, posts.author_id, posts.id, null, null, null, ${readAt('posts.created_at')}
    from mentions join posts on posts.id = mentions.post_id where mentions.user_id <> posts.author_id`);
  await tx.execute(sql`insert into notifications ${columns}
    select posts.entity_id, 'userpost', 'user_post_create', posts.author_id, posts.id, null, null, null, ${readAt('posts.created_at')}
    from posts where posts.type = 'user' and posts.entity_id <> posts.author_id`);
  await tx.execute(sql`insert into notifications ${columns}
    select followee_id, 'userfollow', null, follower_id, null, null, null, null, ${readAt('created_at')}
    from follows where kind = 'direct' and created_at > ${at} - interval '30 days'`);
  await tx.execute(sql`insert into notifications ${columns}
    select follower_id, 'followeraccept', 'follower_invite_accepted', followee_id, null, null, null, null, ${readAt('created_at')}
    from follows where kind = 'approved'`);
  await tx.execute(sql`insert into notifications ${columns}
    select group_members.user_id, 'grouppost', 'group_post_create', posts.author_id, posts.id, null, posts.entity_id, null,
      ${readAt('posts.created_at')}
    from posts join group_members on group_members.group_id = posts.entity_id
    where posts.type = 'group' and group_members.user_id <> posts.author_id
      and posts.created_at > ${at} - interval '3 days'`);
  await tx.execute(sql`insert into notifications ${columns}
    select target_id, 'followerinvite', 'invite_friend_create', requester_id, null, null, null, id, ${readAt('created_at')}
    from follow_requests`);
  await tx.execute(sql`insert into notifications ${columns}
    select user_id, 'groupinvite', 'group_invite', invited_by, null, null, group_id, id, ${readAt('created_at')}
    from group_invites where invited_by is not null`);
  await seedOutsideNotices(tx, now);
}

/** Adds an example of each kind that only another backend raises, all read (NTF-03, NTF-04). */
async function seedOutsideNotices(tx: SeedContext['tx'], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const yusuf = sql`(select id from users where permalink = 'yusuf')`;
  await tx.execute(sql`insert into notifications
      (user_id, model_type, action_type, actor_id, operation, text, read_at, created_at)
    select amara.id, example.model, example.action, example.actor, example.operation, example.words, ${at},
      ${at} - example.age
    from users amara, (values
      ('userpost', 'ico_bounty_apply', ${yusuf}, null, null, interval '5 days'),
      ('userpost', 'airdrop_participate', ${yusuf}, null, null, interval '6 days'),
      ('userpost', 'airdrop_status_change', null, null, null, interval '7 days'),
      ('chat', 'chat_message_send', ${yusuf}, null, 'Are you coming on Sunday?', interval '8 days'),
      ('blockchain', 'blockchain_processing_response', null, 'power_up', null, interval '9 days')
    ) as example(model, action, actor, operation, words, age)
    where amara.permalink = 'amara'`);
}
