import { useMemo } from 'react';
import { i18n } from './i18n';
import type { Namespace } from './namespaces';

/**
 * `const t = useTexts('posts'); t('publish')`, with keys and variables checked by tsc. Needs `addTexts` first, except
 * for `common`, `errors` and `validation`. Subscribes to nothing: the language never changes at run time (SHELL-02).
 */
export function useTexts<N extends Namespace>(namespace: N) {
  return useMemo(() => i18n.getFixedT(null, namespace), [namespace]);
}
