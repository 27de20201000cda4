import type { ParseKeys } from 'i18next';
import type { Namespace } from './namespaces';

/** Full key of a text, for messages in the store: `errors:failedTo.vote`. */
export type MessageKey = { [N in Namespace]: `${N}:${ParseKeys<N>}` }[Namespace];
