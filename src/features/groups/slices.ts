import { groupLinks, groupLog, groupMembers, groups } from './entities';

export const groupsSlices = {
  groups: groups.reducer,
  groupMembers: groupMembers.reducer,
  groupLog: groupLog.reducer,
  groupLinks: groupLinks.reducer,
};
