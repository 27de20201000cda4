import { commentsRoom } from '../room';
import { CommentThread } from './CommentThread';

/** A thread with the room that it needs. */
export default CommentThread;
export const rooms = [commentsRoom];
