import type { common } from './en/common';
import type { errors } from './en/errors';
import type { validation } from './en/validation';

/**
 * Shape of every namespace's texts. Each further `en/<namespace>.ts` adds its own by declaration merging:
 *
 *     declare module '../namespaces' { interface TextNamespaces { posts: typeof posts } }
 */
export interface TextNamespaces {
  common: typeof common;
  errors: typeof errors;
  validation: typeof validation;
}

export type Namespace = keyof TextNamespaces;
