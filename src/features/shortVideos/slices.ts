import { clipUploadsSlice } from './adding/clipUploads';
import { clips } from './entities';
import { soundSlice } from './sound';

export const shortVideosSlices = {
  clips: clips.reducer,
  clipUploads: clipUploadsSlice.reducer,
  videoSound: soundSlice.reducer,
};
