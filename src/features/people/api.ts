import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { flagOr, noContent, perhaps } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import { apiError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { users } from './entities';
import { profileSchema, userInListSchema, type FollowState, type InviteOutcome, type Profile } from './types';

const segment = encodeURIComponent;

export interface LoadedPerson {
  id: string;
  entities: Entities;
}

/** Fetches a page of any list of people. @param path of the call, without its query */
export function fetchPeople(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: userInListSchema, store: users }, page, context);
}

/** Fetches people the member may know (FOLW-03). */
export function fetchSuggestions(page: PageRequest, context: CallContext): Promise<Page> {
  return fetchPeople('/api/friends/sugg', page, context);
}

export function hideSuggestion({ id }: { id: string }, { signal }: CallContext): Promise<undefined> {
  return request({ method: 'delete', path: `/api/friends/sugg/${segment(id)}`, answer: noContent, signal });
}

export interface InviteAnswer {
  inviteId: string;
  /** The requesting person; null if unknown. */
  userId: string | null;
  isAccepted: boolean;
  /** The place of the answer shows the outcome itself, so that no message is needed. */
  isToldInPlace?: true;
}

/** Answers a request to follow. A missing request was withdrawn or answered elsewhere. */
export async function answerInvite(
  { inviteId, isAccepted }: InviteAnswer,
  { signal }: CallContext,
): Promise<InviteOutcome> {
  const path = `/api/follower/invite/${segment(inviteId)}/${isAccepted ? 'accept' : 'decline'}`;
  try {
    await request({ method: 'patch', path, answer: noContent, signal });
  } catch (thrown) {
    if (thrown instanceof RequestError && thrown.appError.status === 404) return 'withdrawn';
    throw thrown;
  }
  return isAccepted ? 'accepted' : 'declined';
}

/** Fetches a profile by its permalink. @throws RequestError `userNotFound` if there is none (VAL-07) */
export async function fetchProfile(permalink: string, { signal }: CallContext): Promise<LoadedPerson> {
  const profile = await request<Profile | null>({
    method: 'get',
    path: `/api/user/user/new/${segment(permalink)}`,
    answer: v.nullable(profileSchema),
    signal,
  });
  if (profile === null) throw new RequestError(apiError({ code: 'userNotFound', status: null }));
  return { id: profile.id, entities: users.entities([profile]) };
}

const followedSchema = perhaps(v.object({ isFollowing: flagOr(true) }));
const askedSchema = perhaps(v.object({ followStatus: v.nullable(v.picklist(['sent'])) }));

/** Moves the server from one follow state to another; returns the resulting state (FOLW-01). */
export async function sendFollow(
  id: string,
  from: FollowState,
  to: FollowState,
  { signal }: CallContext,
): Promise<FollowState> {
  const person = segment(id);
  const invite = `/api/follower/invite/${person}`;
  const withdraw = () => request({ method: 'delete', path: invite, answer: noContent, signal });
  switch (to) {
    case 'following': {
      if (from === 'followingRequested') {
        await withdraw();
        return 'following';
      }
      const path = `/api/follower/${person}/follow`;
      const answer = await request({ method: 'post', path, answer: followedSchema, signal });
      return answer?.isFollowing === false ? 'none' : 'following';
    }
    case 'requested':
    case 'followingRequested': {
      const answer = await request({ method: 'post', path: invite, answer: askedSchema, signal });
      // No request is needed: the member already sees everything.
      return answer?.followStatus === null ? 'following' : to;
    }
    case 'none': {
      if (from === 'requested' || from === 'followingRequested') await withdraw();
      if (from === 'following' || from === 'followingRequested') {
        const path = `/api/follower/${person}/unfollow`;
        await request({ method: 'delete', path, answer: noContent, signal });
      }
      return 'none';
    }
  }
}
