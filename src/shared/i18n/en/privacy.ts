/** Audience settings (SET-04, SET-06). */
export const privacy = {
  title: 'Who can see and do what',
  lead: 'Blocked people never see anything. You always see, and post on, your own.',
  presets: {
    label: 'Start from',
    open: { label: 'Open', help: 'Every member may look around; your followers may write on your timeline.' },
    followers: { label: 'Followers', help: 'Everyone may find you, your followers see the rest.' },
    private: {
      label: 'Private',
      help: 'Only followers whom you approve; what your posts are worth stays with you.',
    },
  },
  settings: {
    profile_details: 'Profile details',
    post_value: 'Post value',
    post_on_timeline: 'Post on your timeline',
    who_i_follow: 'Who you follow',
    who_follows_me: 'Who follows you',
    my_groups: 'Your groups',
    groups_i_follow: 'Groups you follow',
    companies: 'Your companies',
    companies_i_follow: 'Companies you follow',
    media: 'Photos and videos',
    find_in_search: 'Find you in search',
    message_me: 'Send you messages',
  },
  audiences: {
    everyone: 'Everyone',
    all_followers: 'All followers',
    approved_followers: 'Only followers I approve',
    mutual_followers: 'Mutual followers',
    only_me: 'Only me',
    no_one: 'No one',
  },
  choice: '{{who}} {{can}}.',
  who: {
    everyone: 'Every member',
    all_followers: 'Everyone who follows you',
    approved_followers: 'Every follower whose request you accepted',
    mutual_followers: 'Every follower whom you follow back',
    only_me: 'Nobody else',
    no_one: 'Nobody else',
  },
  can: {
    profile_details: 'can see your bio, birthday, location and posts',
    post_value: 'can see what your posts are worth',
    post_on_timeline: 'can post on your timeline',
    who_i_follow: 'can see whom you follow',
    who_follows_me: 'can see who follows you',
    my_groups: 'can see which groups you belong to',
    groups_i_follow: 'can see which groups you follow',
    companies: 'can see which companies you belong to',
    companies_i_follow: 'can see which companies you follow',
    media: 'can see your photos and videos',
    find_in_search: 'can find you in search',
    message_me: 'can send you messages',
  },
  approval: 'New followers need your approval.',
  changes_one: '{{count}} change, not saved yet',
  changes_other: '{{count}} changes, not saved yet',
  change: '{{setting}}: {{from}} → {{to}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    privacy: typeof privacy;
  }
}
