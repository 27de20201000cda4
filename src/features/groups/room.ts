import type { Room } from '@/shared/store/rooms';
import { groupInvites, groupsOf, memberList, suggestedGroups } from './lists';
import { reactions } from './reactions';
import {
  actOnMember,
  answerInvitation,
  createGroup,
  deleteGroup,
  editGroup,
  joinGroup,
  leaveGroup,
  loadCategories,
  loadGroup,
} from './requests';

/** Comes with the pages that show groups. */
export const groupsRoom: Room = {
  name: 'groups',
  requests: [
    loadGroup,
    loadCategories,
    createGroup,
    editGroup,
    deleteGroup,
    joinGroup,
    leaveGroup,
    answerInvitation,
    actOnMember,
  ],
  lists: [groupsOf, suggestedGroups, groupInvites, memberList],
  reactions,
};
