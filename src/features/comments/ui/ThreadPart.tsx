import { commentsRoom } from '../room';

/** A thread with the room that it needs. */
export { CommentThread } from './CommentThread';
export const rooms = [commentsRoom];
