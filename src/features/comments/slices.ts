import { comments } from './entities';
import { threadsSlice } from './slice';

export const commentsSlices = {
  comments: comments.reducer,
  threads: threadsSlice.reducer,
};
