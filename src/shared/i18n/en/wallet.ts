/** Wallet, coins and dashboard on one page (SHELL-03). */
export const wallet = {
  titles: { wallet: 'Wallet', coins: 'Favourite coins', dashboard: 'Social dashboard' },
  lede: {
    week: 'This week, {{posts}} of yours got {{likes}}.',
    both: 'This week, {{people}} came, and {{posts}} of yours got {{likes}}.',
    came: 'This week, {{people}} came.',
    quietCame: 'A quiet week. In twelve weeks, {{people}} came.',
    quiet: 'A quiet week. In twelve weeks, {{posts}} of yours got {{likes}}.',
    first: 'Nothing has been counted yet.',
    firstText: 'The line begins with the first post on your timeline.',
    failed: 'These weeks could not be counted.',
  },
  posts_one: '{{figure}} post',
  posts_other: '{{figure}} posts',
  likes_one: '{{figure}} like',
  likes_other: '{{figure}} likes',
  people_one: '{{figure}} person',
  people_other: '{{figure}} people',
  write: 'Write something',
  find: 'Find people',
  dashboard: {
    lead: 'Twelve weeks of what you wrote on your timeline, added up.',
    leadFollowers: 'Twelve weeks of what you wrote on your timeline and who came, added up.',
    bestOf: 'The best of your newest {{count}} posts.',
    notAll: 'Only your newest {{count}} posts are counted.',
    measure: 'What the line shows',
    likes: 'Likes',
    worth: 'Worth of posts',
    followers: 'Followers',
    units: { likes: 'likes', followers: 'followers' },
    tokens: '{{amount}} {{token}}',
    picture: '{{measure}} over twelve weeks, from {{from}} to {{to}}',
    table: 'Show as a table',
    line: 'Show as a line',
    week: 'Week to',
    total: 'Added up',
    failed: 'Your posts could not be loaded',
    notCounted: 'Your weeks could not be loaded',
    best: 'What travelled furthest',
  },
  numbers: {
    title: 'Your numbers',
    followers: 'Followers',
    following: 'Following',
    posts: 'Posts',
    groups: 'Groups',
    companies: 'Companies',
    photos: 'Photos',
    profile: 'Open your profile',
    failed: 'Your numbers could not be loaded',
  },
  chain: {
    title: 'Published on chain',
    transaction: 'Transaction',
    noneOn: 'Nothing yet. Your new posts are published on the blockchain.',
    noneOff: 'Nothing yet. Your new posts stay on {{product}} only.',
    settings: 'Blockchain settings',
  },
  power: {
    title: 'Voting power',
    percent: '{{figure}} %',
    weight: 'of your weight',
    text: 'How much of your weight your likes and dislikes put behind a post.',
  },
  swap: {
    title: 'Old tokens',
    text: 'If you still hold ONG, the old token, swap it for {{token}}, the new one.',
    link: 'Swap old tokens',
  },
  noBalance:
    'There is no balance here. {{product}} holds no tokens and reads no wallet; yours knows what you own.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    wallet: typeof wallet;
  }
}
