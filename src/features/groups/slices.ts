import { groups } from './entities';

export const groupsSlices = { groups: groups.reducer };
