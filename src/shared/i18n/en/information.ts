/** Pages that replace unconfigured sidebar links (SHELL-03). */
export const information = {
  icoIdo: {
    title: 'ICO/IDO',
    lead: 'An ICO or IDO is the first sale of a new token: by its makers, or on an exchange without an operator.',
    none: 'No sale is open',
    noneText: 'When the community opens one, it is announced here and in the news feed.',
    careTitle: 'Before you buy anything',
    care: {
      loss: 'A new token can lose all of its value. Put in only what you can do without.',
      keys: '{{product}} never asks for your seed phrase or your private key, in no message and on no page.',
      strangers: 'Whoever writes to you first about a sale is not us.',
    },
  },
  becomeInfluencer: {
    title: 'Become an influencer',
    lead: 'People who post well are worth following. There is no form to fill in: readers decide.',
    stepsTitle: 'What helps',
    steps: {
      know: 'Write about what you know first hand, and say where it happened.',
      tags: 'Use one or two tags, so that others who care find it.',
      answer: 'Answer the comments under your posts.',
      publish: 'Publish your posts on the blockchain, where nobody can change them unseen.',
    },
    standing: 'Where you stand',
    standingText_one: '{{count}} person follows you.',
    standingText_other: '{{count}} people follow you.',
    write: 'Write a post',
  },
  help: {
    title: 'Help and support',
    lead: 'Short answers to what is asked most.',
    questions: {
      follow: {
        question: 'How do I follow somebody?',
        answer:
          'Open their profile and choose Follow. Somebody with a private profile has to accept first: choose Request to follow, and Cancel request if you change your mind.',
      },
      sees: {
        question: 'Who sees my posts?',
        answer:
          'Whoever your privacy settings let in. A private profile shows its posts to accepted followers only.',
      },
      find: {
        question: 'How do I find a post about something?',
        answer: 'Search for its tag, such as #allotment. Suggestions appear while you type.',
      },
      online: {
        question: 'Can others see that I am online?',
        answer: 'Yes, unless you choose Invisible: press your picture at the top of the page.',
      },
      votes: {
        question: 'What do the arrows under a post do?',
        answer:
          'They are your vote. You have one vote for a post; press the same arrow again to take it back. You cannot vote for your own posts.',
      },
      swap: {
        question: 'How do I swap my old tokens?',
        answer: 'Choose Swap old tokens in Wallet. You need the wallet that holds them.',
      },
    },
    keyboard: 'With the keyboard',
    shortcuts: 'Single keys',
    shortcutsHelp: 'Lets "/" jump to the search. Switch it off if it gets in the way of speech input.',
    keys: {
      search: { keys: '/', does: 'Go to the search' },
      tab: { keys: 'Tab', does: 'Go to the next control; Shift and Tab to the one before' },
      pages: { keys: 'Page Down', does: 'Go to the next post of a list; Page Up to the one before' },
      list: { keys: 'Ctrl + End', does: 'Leave a list of posts behind; Ctrl + Home goes before it' },
      escape: { keys: 'Esc', does: 'Close a menu or a dialog, clear the search' },
    },
    legal: 'The rules of the house are in the Terms, at the foot of every page.',
  },
  about: {
    title: 'About',
    lead: '{{product}} is a small social network: the people, groups and companies you know, without the noise.',
    points: {
      feed: 'The news feed shows what those you follow wrote, newest first. Nothing is ranked, and nobody pays to stand higher.',
      chain: 'Posts can be published on the blockchain, where nobody can change them unseen.',
      yours: 'What you publish is yours. You can delete it at any time.',
    },
    links: 'More',
    help: 'Help and support',
    privacy: 'Privacy',
    terms: 'Terms',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    information: typeof information;
  }
}
