import { useMemo } from 'react';
import { i18n } from './i18n';
import type { Namespace } from './namespaces';

/**
 * The texts of a namespace: `const t = useTexts('posts'); t('publish')`. Keys and variables are checked by tsc.
 * The namespace must have been added with `addTexts` (`common`, `errors` and `validation` always are). There is one
 * language and it never changes while the app runs (SHELL-02), so that nothing is subscribed to.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  return useMemo(() => i18n.getFixedT(null, namespace), [namespace]);
}
