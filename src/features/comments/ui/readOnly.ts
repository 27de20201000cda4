import { createContext } from 'react';

/** True around posts under which nobody comments: those of an archived group. */
export const ReadOnlyThreads = createContext(false);
