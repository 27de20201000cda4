export const shell = {
  skip: 'Skip to the content',
  home: '{{product}}, news feed',
  mainNavigation: 'Main',
  offline: 'You are offline. What you see may be old; posts and comments wait until you are back.',
  accountMenu: 'Account menu',
  profileOf: 'Profile: {{name}} @{{permalink}}',
  theme: 'Theme',
  themes: {
    system: 'System theme',
    light: 'Light theme',
    dark: 'Dark theme',
  },
  saved: 'Saved posts',
  settings: 'Settings',
  logOut: 'Log out',
  notifications: 'Notifications',
  unread_one: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  newPost: 'New post',
  search: 'Search',
  menu: 'Menu',
  tabBar: 'Main, short',
  newWindow: 'opens in a new tab',
  links: {
    feed: 'News feed',
    discover: 'Discover',
    followers: 'Followers',
    following: 'Following',
    friends: 'Friends',
    groups: 'Groups',
    companies: 'Companies',
    photos: 'Photos',
    shortVideos: 'Short videos',
    moderation: 'Moderation',
    wallet: 'Wallet',
    coins: 'Favourite coins',
    icoIdo: 'ICO/IDO',
    socialDashboard: 'Social dashboard',
    becomeInfluencer: 'Become an influencer',
    settings: 'Settings',
    help: 'Help and support',
    about: 'About',
  },
  suggestions: 'Suggestions',
  leaving: {
    title: 'Log out and lose what is not sent?',
    text: 'There is text or a draft that you have not published. Logging out erases it.',
    confirm: 'Log out',
    stay: 'Stay here',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    shell: typeof shell;
  }
}
