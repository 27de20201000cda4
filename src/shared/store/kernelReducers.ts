import { undoReducer } from '../undo/undo';
import { listsReducer } from './lists';
import { requestsReducer } from './requests';
import { resettable } from './rooms';

/** The slices that the kernel keeps for all rooms. */
export const kernelReducers = {
  requests: requestsReducer,
  lists: resettable(listsReducer),
  undo: resettable(undoReducer),
};
