import { createContext } from 'react';

/** Id of the name that describes the buttons of a row, which are called the same in all rows. */
export const SubjectContext = createContext<string | undefined>(undefined);
