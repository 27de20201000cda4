/** Arguments of the calls; what they say does not matter. */
export const context = { signal: new AbortController().signal };
export const page = { page: 1, perPage: 10 };
export const credentials = { email: 'a', plainPassword: 'b' };
export const thread = { postId: '21', postType: 'user' } as const;
export const content = { text: 'Changed', gif: null, preview: null, uploads: [], alts: {} };
export const followers = {
  direction: 'followers',
  userId: '1',
  term: '',
  filter: 'all',
  sort: 'recent',
} as const;
export const list = (...items: unknown[]) => ({ list: items, count: items.length });
export const bare = (...items: unknown[]) => ({ list: items });
export const someone = { id: '1' };
