/** Lists of a group's people; the last three are for admins (GRP-06). */
export const memberTabs = ['members', 'requests', 'invited', 'blocked'] as const;
export type MemberTab = (typeof memberTabs)[number];

/** Roles to which the list of members can be narrowed (GRP-06). */
export const roleFilters = ['owner', 'admin', 'moderator', 'member', 'silenced'] as const;
export type RoleFilter = (typeof roleFilters)[number];
