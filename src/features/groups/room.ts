import type { Room } from '@/shared/store/rooms';
import { hidingGroups } from './hiding';
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
  hideGroup,
  joinGroup,
  leaveGroup,
  loadCategories,
  loadGroup,
  loadGroupAsVisitor,
  loadWaiting,
  pinPost,
} from './requests';

/** Comes with the pages that show groups. */
export const groupsRoom: Room = {
  name: 'groups',
  requests: [
    loadGroup,
    loadGroupAsVisitor,
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
    hideGroup,
  ],
  lists: [groupsOf, suggestedGroups, groupInvites, memberList],
  reactions,
  flows: [hidingGroups.saga],
};
