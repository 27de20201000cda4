import { discoverRoom } from '@/features/discover/room';
import { groupsRoom } from '@/features/groups/room';
import { invitationsRoom } from '@/features/invitations/room';

/** Rooms that the front page of an empty feed needs. */
export const editionRooms = [discoverRoom, groupsRoom, invitationsRoom];
