export { outboxSlice } from './outbox/outbox';
