import { createContext } from 'react';

/** True around threads in which the member does not write: in an archived group, or silenced in it. */
export const ReadOnlyThreads = createContext(false);
