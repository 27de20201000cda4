/** Joining by questions and links, rules, pinned posts and archives of groups (GRP-04, GRP-06). */
export const groupExtras = {
  join: {
    title: 'Join {{name}}',
    askTitle: 'Ask to join {{name}}',
    rules: 'Rules',
    questions: 'Questions',
    hint: 'Those who run the group read your answers.',
  },
  link: {
    offer: 'You have a link to this group.',
    join: 'Join by link',
    failed: {
      inviteLinkUnknown: 'This link does not work: it was revoked, or mistyped.',
      inviteLinkOver: 'This link is over. Ask for a new one.',
      inviteLinkUsedUp: 'This link is used up. Ask for a new one.',
    },
  },
  links: {
    title: 'Invite links',
    text: 'Whoever opens a link is in at once, in private groups too.',
    none: 'There is no link yet.',
    create: 'Create link',
    creating: 'Creating',
    days: 'Ends after',
    dayCount_one: '{{count}} day',
    dayCount_other: '{{count}} days',
    uses: 'Lets in',
    useCount_one: '{{count}} person',
    useCount_other: '{{count}} people',
    used: 'Used {{used}} of {{uses}} times',
    ends: 'Ends on {{date}}',
    over: 'Over',
    usedUp: 'Used up',
    copy: 'Copy link',
    revoke: 'Revoke',
    once: 'Copy it now: after a reload it is not shown again.',
    failed: 'The links could not be loaded',
    address: 'Address of the link',
  },
  request: {
    open: 'Answers and reason',
    none: 'No answers came with this request.',
    reason: 'Reason',
    reasonHint: 'Whoever asked reads it.',
    decline: 'Decline with this reason',
  },
  settings: {
    question: 'Question {{n}}',
    questions: 'Questions',
    questionsHint: 'Asked of people who join or ask to.',
    addQuestion: 'Add a question',
    rule: 'Rule {{n}}',
    rules: 'Rules',
    rulesHint: 'Numbered on the About page, and read by people who join.',
    addRule: 'Add a rule',
    remove: 'Remove',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    groupExtras: typeof groupExtras;
  }
}
