import { isShownAt } from '@/features/communities/isShownAt';
import { paths } from '@/shared/config/paths';
import { navigated } from '@/shared/store/navigation';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import type { Entry, MemberAct } from './types';

/** Loads a group by its permalink and keeps its id (GRP-03). */
export const loadGroup = createResource(
  'groups/load',
  lazyCall(async () => (await import('./api')).fetchGroup),
  {
    key: (permalink) => permalink,
    concurrency: 'latest',
    keep: ({ id }) => id,
    isGone: ({ status }) => status === 404,
  },
);

/** Loads what waits for the member's answer (SHELL-03, GRP-01). */
export const loadWaiting = createResource(
  'groups/loadWaiting',
  lazyCall(async () => (await import('./api')).fetchWaiting),
  {
    concurrency: 'latest',
    keep: ({ invitations, requests, asked }) => ({ invitations, requests, asked }),
  },
);

/** Loads the categories of groups with their subcategories (GRP-02). */
export const loadCategories = createResource(
  'groups/loadCategories',
  lazyCall(async () => {
    const { fetchCategories } = await import('@/features/communities/api');
    return (context: CallContext) => fetchCategories('group', context);
  }),
  {
    concurrency: 'latest',
  },
);

/** Creates a group; a failure shows in its form (GRP-02, GRP-08). */
export const createGroup = createRequest(
  'groups/create',
  lazyCall(async () => (await import('./api')).createGroup),
  {
    followUps: (group) => {
      const to = group ? paths.group(group.permalink) : paths.groups;
      return isShownAt(paths.createGroup) ? [navigated({ to, replace: true })] : [];
    },
  },
);

interface Section {
  id: string;
  /** Names the form, of which the next may open while a former one is answered. */
  section: string;
}

/** Saves changed settings of a group; a failure shows in its form and in no other (GRP-02, GRP-08). */
export const editGroup = createRequest(
  'groups/edit',
  lazyCall(async () => {
    const { editGroup: send } = await import('./api');
    return (edit: Parameters<typeof send>[0] & Section, context: CallContext) => send(edit, context);
  }),
  {
    key: ({ id, section }: Section) => `${id} ${section}`,
    // A changed permalink is the page's address from then on.
    followUps: ({ permalink }, { permalink: before }) => {
      const old = paths.group(before);
      const isShown = permalink !== before && location.pathname.startsWith(`${old}/`);
      const to = `${paths.group(permalink)}${location.pathname.slice(old.length)}`;
      return isShown ? [navigated({ to, replace: true })] : [];
    },
  },
);

/** Deletes a group (GRP-06). */
export const deleteGroup = createRequest(
  'groups/delete',
  lazyCall(async () => (await import('./api')).deleteGroup),
  {
    key: (id: string) => id,
    messages: { success: 'groups:deleted', failure: 'groups:failedTo.delete' },
  },
);

/** Joins a group or asks to join it (GRP-04). */
export const joinGroup = createRequest(
  'groups/join',
  lazyCall(async () => (await import('./api')).joinGroup),
  {
    key: ({ id }: Pick<Entry, 'id'>) => id,
    messages: { failure: 'groups:failedTo.join' },
  },
);

/** Joins a group by a link or with answers; a failure shows where one asked (GRP-04, GRP-06). */
export const enterGroup = createRequest(
  'groups/enter',
  lazyCall(async () => (await import('./api')).joinGroup),
  { key: ({ id }: Pick<Entry, 'id'>) => id },
);

/** Makes a group an archive, or brings it back (GRP-06). */
export const archiveGroup = createRequest(
  'groups/archive',
  lazyCall(async () => (await import('./api')).archiveGroup),
  {
    key: ({ id }: { id: string }) => id,
    messages: { failure: 'groups:failedTo.archive' },
  },
);

/** Pins a post of a group or takes it from the top (GRP-06). */
export const pinPost = createRequest(
  'groups/pin',
  lazyCall(async () => (await import('./api')).pinPost),
  {
    key: ({ postId }: { postId: string }) => postId,
    messages: { failure: 'groups:failedTo.pin' },
  },
);

/** Leaves a group or withdraws the request to join it (GRP-04). */
export const leaveGroup = createRequest(
  'groups/leave',
  lazyCall(async () => (await import('./api')).leaveGroup),
  {
    key: ({ id }: { id: string }) => id,
    messages: { failure: 'groups:failedTo.leave' },
  },
);

/** Accepts or hides an invitation to the member (GRP-05). */
export const answerInvitation = createRequest(
  'groups/answerInvitation',
  lazyCall(async () => (await import('./api')).answerInvite),
  {
    key: ({ inviteId }: { inviteId: string }) => inviteId,
    messages: { failure: 'groups:failedTo.answer' },
  },
);

/** An admin's act on a person of a group (GRP-06). */
export const actOnMember = createRequest(
  'groups/act',
  lazyCall(async () => (await import('./desk/api')).sendAct),
  {
    key: ({ groupId, userId }: Pick<MemberAct, 'groupId' | 'userId'>) => `${groupId} ${userId}`,
    messages: { failure: 'groups:failedTo.act' },
  },
);
