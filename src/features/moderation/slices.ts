import { deskLines, reviewItems } from './entities';

export const moderationSlices = { reviewItems: reviewItems.reducer, deskLines: deskLines.reducer };
