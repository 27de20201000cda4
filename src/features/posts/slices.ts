import { posts } from './entities';

export const postsSlices = { posts: posts.reducer };
