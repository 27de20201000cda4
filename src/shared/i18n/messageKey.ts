import type { ParseKeys } from 'i18next';
import type { Namespace } from './namespaces';

/** A text by its full key, as what goes into the store names it: `errors:failedTo.vote`. */
export type MessageKey = { [N in Namespace]: `${N}:${ParseKeys<N>}` }[Namespace];
