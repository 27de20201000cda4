import type { common } from './en/common';
import type { errors } from './en/errors';
import type { validation } from './en/validation';

/**
 * Every namespace with the shape of its texts. These three are there from the first moment; each other
 * `en/<namespace>.ts` adds itself by declaration merging, so that `useTexts` knows all keys:
 *
 *     declare module '../namespaces' { interface TextNamespaces { posts: typeof posts } }
 */
export interface TextNamespaces {
  common: typeof common;
  errors: typeof errors;
  validation: typeof validation;
}

export type Namespace = keyof TextNamespaces;
