import type { Room } from '@/shared/store/rooms';
import { memberActs } from './desk/memberActs';
import { groupInvites, groupLogs, groupsOf, invitable, memberList, suggestedGroups } from './lists';
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
  lists: [groupsOf, suggestedGroups, groupInvites, memberList, invitable, groupLogs],
  reactions,
  flows: [memberActs.saga],
};
