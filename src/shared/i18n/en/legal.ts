/** Legal pages (SHELL-05). */
export const legal = {
  updated: 'Last changed in November 2026',
  back: 'Back to login',
  other: 'Other pages',
  privacy: {
    title: 'Privacy',
    lead: 'What {{product}} knows of you, why, and how you get it out again.',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, your email address, what you write and upload, whom you follow, and when you were last here. Passwords are kept as hashes that nobody can read back. Pictures lose their place and camera data before they are stored.',
      },
      {
        heading: 'Who sees it',
        text: 'Other members see what your privacy settings let them see; the server checks these settings on every call. We do not sell what we know of you, and nothing on these pages is loaded from anybody else.',
      },
      {
        heading: 'How long',
        text: 'Until you delete it. A deleted post, comment or picture is gone from our side at once. What was published to a blockchain at your wish cannot be called back by anybody.',
      },
      {
        heading: 'In this browser',
        text: 'Your session, your theme and unsent drafts. Logging out removes all but the theme and the cookie by which the login knows this browser.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The few rules that keep this a place worth coming to.',
    sections: [
      {
        heading: 'You and your account',
        text: 'One person, one account, under a name your neighbours would know you by. Keep your password to yourself. You must be 16 or older.',
      },
      {
        heading: 'What you may post',
        text: 'What is yours, or what you may share. No hate, no threats, no nudity, no spam, nothing illegal. Reported posts are read by people, and what breaks these rules is removed.',
      },
      {
        heading: 'What stays yours',
        text: 'Everything you write and upload. You let us store it and show it to those you chose, and nothing more.',
      },
      {
        heading: 'The token side',
        text: 'Tokens and votes are no advice and no promise. Prices move, transfers cannot be undone, and your wallet is yours alone to look after.',
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: 'There is one kind. Here is what it is for, and what the browser keeps besides.',
    sections: [
      {
        heading: 'The cookie of the login',
        text: 'After you log in, {{product}} leaves a signed cookie that says that this browser has been in your account before. Only the login reads it, for 60 days: wrong passwords that strangers try then do not lock you out. There are no other cookies, our own or anybody else’s, and nobody is measured.',
      },
      {
        heading: 'Local storage',
        text: 'The key to your session, the theme you chose, where you wanted to go before you logged in, and drafts of what you have not sent yet.',
      },
      {
        heading: 'Getting rid of it',
        text: 'Log out, or clear the data of this site in your browser.',
      },
    ],
  },
  refunds: {
    title: 'Refunds',
    lead: 'Short, because there is little to pay for.',
    sections: [
      {
        heading: 'Membership',
        text: 'Membership is free, so there is nothing to refund.',
      },
      {
        heading: 'Token transfers',
        text: 'A transfer or swap on a blockchain is final. Neither we nor anybody else can reverse it, and network fees go to the network.',
      },
      {
        heading: 'If something went wrong',
        text: 'Write to support with the transaction’s hash. We cannot undo it, but we can tell you what happened.',
      },
    ],
  },
  disclosures: {
    title: 'Disclosures',
    lead: 'What you should know about the token before you touch it.',
    sections: [
      {
        heading: 'No advice',
        text: 'Nothing on {{product}} is advice to buy, sell or hold anything. The prices shown may be late or wrong.',
      },
      {
        heading: 'The swap of the old token',
        text: 'ONG, the old token, is swapped for {{token}}, the new one. The swap runs from your own wallet by a contract; your tokens never pass through us. It cannot be undone and may take from minutes up to an hour.',
      },
      {
        heading: 'Voting power and post value',
        text: 'A post’s worth is counted from the voting power of those who like it. It is a measure within {{product}}, not money.',
      },
    ],
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    legal: typeof legal;
  }
}
