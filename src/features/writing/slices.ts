import { outboxSlice } from './outbox/outbox';

export const writingSlices = { outbox: outboxSlice.reducer };
