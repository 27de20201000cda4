import type { Room } from '@/shared/store/rooms';
import { hidingInvitations, leavingGroups } from './leaving';
import { groupInvites, groupsOf, memberList, suggestedGroups } from './lists';
import { reactions } from './reactions';
import {
  actOnMember,
  answerInvitation,
  archiveGroup,
  createGroup,
  deleteGroup,
  editGroup,
  enterGroup,
  joinGroup,
  leaveGroup,
  loadCategories,
  loadGroup,
  loadWaiting,
  pinPost,
} from './requests';
import { lookOnReturn } from './returning';

/** Comes with the pages that show groups. */
export const groupsRoom: Room = {
  name: 'groups',
  requests: [
    loadGroup,
    loadWaiting,
    loadCategories,
    createGroup,
    editGroup,
    deleteGroup,
    joinGroup,
    enterGroup,
    archiveGroup,
    pinPost,
    leaveGroup,
    answerInvitation,
    actOnMember,
  ],
  lists: [groupsOf, suggestedGroups, groupInvites, memberList],
  reactions,
  flows: [leavingGroups.saga, hidingInvitations.saga, lookOnReturn],
};
