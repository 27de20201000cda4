/** Texts of a group's own page, its settings, and the form of a new one (GRP-02, GRP-03). */
export const groupSettings = {
  about: {
    none: 'Nothing is written about this group yet.',
    description: 'Description',
    facts: 'Facts',
    category: 'Category',
    location: 'Location',
    contacts: 'Contacts',
    links: 'Links',
    created: 'Founded',
    poster: 'Who can post',
    approval: 'Moderators read before',
    rules: 'Rules',
    members: 'Members',
  },
  form: {
    title: 'Create group',
    privacies: {
      publicHelp: 'Anybody can read and join.',
      privateHelp: 'Admins let people in; only members read.',
    },
    posters: 'Who can post',
    posterNames: {
      member: 'All members',
      moderator: 'Moderators and admins',
      admin: 'Admins',
    },
  },
  settings: {
    sections: {
      basic: 'Basics',
      contact: 'Contact',
      features: 'Features',
      rules: 'Rules and questions',
      manage: 'Manage',
    },
    notAllowed: 'Only admins change the settings',
    notAllowedText: 'Ask an admin or the owner of this group.',
    toGroup: 'Back to the group',
    contacts: 'Contacts',
    contactsHint: 'How to reach those who run the group.',
    approval: 'Posts wait for a moderator',
    approvalHint:
      'What waits is under Moderation, and only its author sees it. Posts of those who run the group never wait.',
    approvals: { off: 'None', new: 'First posts of new members', all: 'All posts of members' },
    wall: 'Wall',
    wallHelp: 'The timeline with its posts.',
    pictures: 'Pictures',
    picturesHelp: 'The photos of the posts as a tab of their own.',
    handOver: 'Hand over',
    handOverText: 'Make another member the owner. You become an admin.',
    toMembers: 'Choose a member',
    archive: 'Archive group',
    archiveText:
      'Everything stays readable; nobody posts, comments or joins. You can bring it back at any time.',
    reopen: 'Bring back',
    reopenText: 'The group is an archive. Brought back, it takes posts, comments and members again.',
    archiving: 'Saving',
    delete: 'Delete group',
    deleteText: 'Its posts, photos and memberships go for good.',
    deletingText: 'Its posts, photos and memberships go for good. This cannot be undone.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    groupSettings: typeof groupSettings;
  }
}
