/** Paths of the calls with which a member's first screen begins; the build gives them to the early script. */
export const firstCalls = { me: '/api/user/user/new', news: '/api/post/news' } as const;
