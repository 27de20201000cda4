import { eq } from 'drizzle-orm';
import type { StoredPicture } from '../../adapters/files/files';
import {
  albumPhotos,
  albums,
  blocks,
  comments,
  files,
  followRequests,
  follows,
  postPhotos,
  posts,
  sessions,
  twoFactorMethods,
  users,
} from '../../db/schema';
import { createMailedToken } from '../../modules/auth/mailedTokens';
import type { TestMember, TestServer } from '../harness';
import { testPicture } from '../pictures';
import { addArriving, addClip } from './matrixClips';
import { addCategory, addCommunityPictures, addCompany, addGroup, one } from './matrixCommunities';
import { addReviews } from './matrixReviews';
import type { ActorKind } from './matrixRow';

/** Objects of the permission matrix. The author is private: only approved followers see their profile. */
export interface MatrixWorld {
  /** Tokens; a guest has none. */
  tokens: Record<ActorKind, string | undefined>;
  members: Record<Exclude<ActorKind, 'guest'>, TestMember>;
  author: TestMember;
  /** A second session of the author. */
  authorSessionId: number;
  /** The author's authentication app, in use. */
  authorFactorId: number;
  avatarKey: string;
  /** The author's private picture, used by `privatePostId`. */
  photoKey: string;
  photoAccess: string;
  /** Albums of the author: an empty public one, and a private one with the picture. */
  albumId: number;
  privateAlbumId: number;
  /** A short video of the author. */
  clipId: number;
  /** A short video of the author on its way, of which nothing has arrived. */
  arrivingKey: string;
  /** A post on the author's own wall, and the author's comment on it. */
  privatePostId: number;
  privateCommentId: number;
  /** A public member outside the actors, with a post on their wall and a comment on it. */
  publicMember: TestMember;
  publicPostId: number;
  publicCommentId: number;
  /** The author's comment on the public post. */
  authorCommentId: number;
  /** A closed group with a post by its plain member. */
  groupId: number;
  groupPostId: number;
  /** A public and a private company with the same team and follower, each with a post by its owner. */
  companyId: number;
  companyPostId: number;
  privateCompanyId: number;
  privateCompanyPostId: number;
  /** The pending follower's request to the author. */
  followRequestId: number;
  /** The pending follower's request to join the group, and the approved follower's invitation to it. */
  joinRequestId: number;
  invitationId: number;
  /** Avatar of the group and photo of the private company, both uploaded by the stranger, who ran them once. */
  groupAvatarKey: string;
  companyPhotoKey: string;
  /** A link that lets into the group. */
  linkId: number;
  categoryId: number;
  companyCategoryId: number;
  /** Reports of the public post and of the group's, and a decision about the author's comment. */
  reviewId: number;
  groupReviewId: number;
  noticeId: number;
  /** Of the author's digest mails. */
  unsubscribeToken: string;
  /** Takes a change of the public member's address back. */
  emailUndoToken: string;
}

type Kind = Exclude<ActorKind, 'guest'>;

/** Rendering is slow: pictures are stored once per server and keep their keys. */
const pictures = new WeakMap<TestServer, { avatar: StoredPicture; photo: StoredPicture }>();

async function picturesOf(server: TestServer) {
  const known = pictures.get(server);
  if (known !== undefined) return known;
  const store = async () => server.deps.files.storeTrusted(await testPicture('png'));
  const made = { avatar: await store(), photo: await store() };
  pictures.set(server, made);
  return made;
}

/** Empties the server's database and builds the world in it. */
export async function createMatrixWorld(server: TestServer): Promise<MatrixWorld> {
  await server.reset();
  const { db, deps } = server;
  const now = deps.clock.now();
  const stored = await picturesOf(server);
  for (const { key } of [stored.avatar, stored.photo])
    if ((await deps.files.find(key, 'thumb')) === null) {
      pictures.delete(server);
      return createMatrixWorld(server);
    }

  const named = (kind: Kind) =>
    server.member({ permalink: `the-${kind.toLowerCase()}`, firstName: 'The', lastName: kind });
  const author = await server.member({
    permalink: 'the-author',
    privacy: { profile_details: 'approved_followers' },
    followerCount: 1,
    postCount: 1,
  });
  const members: MatrixWorld['members'] = {
    author,
    unconfirmed: await server.member({ permalink: 'the-unconfirmed', confirmedAt: null }),
    stranger: await named('stranger'),
    pendingFollower: await named('pendingFollower'),
    approvedFollower: await server.member({ permalink: 'the-approved-follower', followingCount: 1 }),
    blocked: await named('blocked'),
    groupOwner: await named('groupOwner'),
    groupAdmin: await named('groupAdmin'),
    groupModerator: await named('groupModerator'),
    groupMember: await named('groupMember'),
    groupSilenced: await named('groupSilenced'),
    companyOwner: await named('companyOwner'),
    companyModerator: await named('companyModerator'),
    companyMember: await named('companyMember'),
    companyFollower: await named('companyFollower'),
    houseModerator: await server.member({ permalink: 'the-house-moderator', accessRole: 'moderator' }),
  };
  const publicMember = await server.member({ permalink: 'the-public-member', postCount: 1 });

  await db.insert(follows).values({
    followerId: members.approvedFollower.id,
    followeeId: author.id,
    kind: 'approved',
    createdAt: now,
  });
  await db.insert(blocks).values({ blockerId: author.id, blockedId: members.blocked.id, createdAt: now });
  const request = await one(
    db
      .insert(followRequests)
      .values({ requesterId: members.pendingFollower.id, targetId: author.id, createdAt: now })
      .returning({ id: followRequests.id }),
  );

  for (const [picture, visibility] of [
    [stored.avatar, 'public'],
    [stored.photo, 'private'],
  ] as const)
    await db
      .insert(files)
      .values({ ...picture, ownerId: author.id, visibility, state: 'attached', createdAt: now });
  await db.update(users).set({ avatarKey: stored.avatar.key }).where(eq(users.id, author.id));

  const categoryId = await addCategory(server, 'group');
  const companyCategoryId = await addCategory(server, 'company');
  const { groupId, joinRequestId, invitationId, linkId } = await addGroup(server, members, categoryId);
  const companyId = await addCompany(server, members, {
    permalink: 'the-company',
    privacy: 0,
    categoryId: companyCategoryId,
  });
  const privateCompanyId = await addCompany(server, members, {
    permalink: 'the-private-company',
    privacy: 1,
    categoryId: companyCategoryId,
  });

  const addPost = (authorId: number, type: 'user' | 'group' | 'company', entityId: number, text: string) =>
    one(
      db.insert(posts).values({ authorId, type, entityId, text, createdAt: now }).returning({ id: posts.id }),
    );
  const privatePost = await addPost(author.id, 'user', author.id, 'For my followers');
  await db.insert(postPhotos).values({ postId: privatePost.id, fileKey: stored.photo.key, position: 0 });
  const publicPost = await addPost(publicMember.id, 'user', publicMember.id, 'For everybody');
  const groupPost = await addPost(members.groupMember.id, 'group', groupId, 'For the group');
  const addCompanyPost = (id: number) => addPost(members.companyOwner.id, 'company', id, 'From the company');
  const companyPost = await addCompanyPost(companyId);
  const privateCompanyPost = await addCompanyPost(privateCompanyId);

  const addComment = async (postId: number, authorId: number) => {
    const row = { postId, authorId, level: 0 as const, text: 'A comment', createdAt: now };
    return one(db.insert(comments).values(row).returning({ id: comments.id }));
  };
  const privateComment = await addComment(privatePost.id, author.id);
  const publicComment = await addComment(publicPost.id, publicMember.id);
  const authorComment = await addComment(publicPost.id, author.id);
  await db.update(posts).set({ commentCount: 1 }).where(eq(posts.id, privatePost.id));
  await db.update(posts).set({ commentCount: 2 }).where(eq(posts.id, publicPost.id));

  const factor = await one(
    db
      .insert(twoFactorMethods)
      .values({ userId: author.id, kind: 'app', verifiedAt: now, createdAt: now })
      .returning({ id: twoFactorMethods.id }),
  );
  await server.newSession(author.id);
  const authorSessions = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, author.id));
  const tokens = Object.fromEntries(Object.entries(members).map(([kind, { token }]) => [kind, token]));
  return {
    tokens: { ...(tokens as Record<Kind, string>), guest: undefined },
    members,
    author,
    authorSessionId: Math.max(...authorSessions.map(({ id }) => id)),
    authorFactorId: factor.id,
    avatarKey: stored.avatar.key,
    photoKey: stored.photo.key,
    photoAccess: deps.files.sign(stored.photo.key),
    unsubscribeToken: deps.unsubscribeTokens.make(author.id),
    emailUndoToken: await createMailedToken(deps, db, {
      userId: publicMember.id,
      kind: 'undo',
      email: publicMember.row.email,
    }),
    ...(await addAlbums(server, author.id, stored.photo.key)),
    clipId: await addClip(server, author.id),
    arrivingKey: await addArriving(server, author.id),
    privatePostId: privatePost.id,
    privateCommentId: privateComment.id,
    publicMember,
    publicPostId: publicPost.id,
    publicCommentId: publicComment.id,
    authorCommentId: authorComment.id,
    groupId,
    groupPostId: groupPost.id,
    companyId,
    companyPostId: companyPost.id,
    privateCompanyId,
    privateCompanyPostId: privateCompanyPost.id,
    ...(await addCommunityPictures(server, members.stranger.id, { groupId, companyId: privateCompanyId })),
    followRequestId: request.id,
    joinRequestId,
    linkId,
    invitationId,
    categoryId,
    companyCategoryId,
    ...(await addReviews(server, {
      ...{ publicPostId: publicPost.id, publicMemberId: publicMember.id, authorId: author.id, groupId },
      ...{ groupPostId: groupPost.id, groupMemberId: members.groupMember.id, commentId: authorComment.id },
    })),
  };
}

async function addAlbums(
  { db, clock }: TestServer,
  ownerId: number,
  fileKey: string,
): Promise<Pick<MatrixWorld, 'albumId' | 'privateAlbumId'>> {
  const createdAt = clock.now();
  const add = (title: string, traits: Pick<typeof albums.$inferInsert, 'privacy' | 'photoCount'>) =>
    one(
      db
        .insert(albums)
        .values({ ownerId, title, createdAt, ...traits })
        .returning({ id: albums.id }),
    );
  const open = await add('Open', { privacy: 'public' });
  const closed = await add('Closed', { privacy: 'private', photoCount: 1 });
  await db.insert(albumPhotos).values({ albumId: closed.id, fileKey, createdAt });
  return { albumId: open.id, privateAlbumId: closed.id };
}
