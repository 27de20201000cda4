export { posts } from './entities';
export { outboxSlice } from './outbox';
