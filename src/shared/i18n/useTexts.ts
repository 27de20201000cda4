import { useTranslation } from 'react-i18next';
import './i18n';
import type { Namespace } from './namespaces';

/**
 * `const t = useTexts('posts'); t('publish')`, with keys and variables checked by tsc: the `t` of react-i18next's
 * `useTranslation`. Needs `addTexts` first, except for `common`, `errors` and `validation`.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  return useTranslation(namespace).t;
}
