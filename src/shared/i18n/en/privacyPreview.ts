/** View that others have of a profile, told and shown live beside its settings (SET-04, SET-06). */
export const privacyPreview = {
  title: 'Who sees what',
  lead: 'As it will be once you have saved.',
  viewers: {
    stranger: 'A stranger',
    follower: 'A follower',
    approved: 'A follower you approved',
    mutual: 'A mutual follower',
  },
  sees: '{{who}} sees {{list}}.',
  seesLittle: '{{who}} sees your name and your pictures, and nothing else of your profile.',
  may: 'They can {{list}}.',
  hidden: 'They do not see {{list}}.',
  mayNot: 'They cannot {{list}}.',
  parts: {
    profile_details: 'your profile and posts',
    post_value: 'what your posts are worth',
    who_i_follow: 'whom you follow',
    who_follows_me: 'who follows you',
    my_groups: 'your groups',
    groups_i_follow: 'the groups you follow',
    companies: 'your companies',
    companies_i_follow: 'the companies you follow',
    media: 'your photos and videos',
    post_on_timeline: 'post on your timeline',
    find_in_search: 'find you in search',
    message_me: 'send you messages',
  },
  seen: { title: 'As others see you', viewer: 'Seen by' },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    privacyPreview: typeof privacyPreview;
  }
}
