import { groupMembers, groups } from './entities';

export const groupsSlices = { groups: groups.reducer, groupMembers: groupMembers.reducer };
