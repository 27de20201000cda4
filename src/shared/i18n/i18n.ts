import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { productName, tokenSymbol } from '../config/product';
import { common } from './en/common';
import { errors } from './en/errors';
import { validation } from './en/validation';
import { pickLanguage } from './language';
import type { Namespace, TextNamespaces } from './namespaces';

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: pickLanguage(navigator.languages),
  fallbackLng: 'en',
  resources: { en: { common, errors, validation } },
  defaultNS: 'common',
  initAsync: false,
  // A namespace is there before the component that uses it, and the language never changes at run time (SHELL-02).
  react: { useSuspense: false, bindI18n: '' },
  interpolation: {
    escapeValue: false,
    defaultVariables: { product: productName, token: tokenSymbol },
  },
});

/**
 * Adds a feature's texts when its code is loaded: `addTexts('posts', posts)`. Texts may use `{{product}}` and
 * `{{token}}`.
 */
export function addTexts<N extends Namespace>(namespace: N, texts: TextNamespaces[N]): void {
  i18n.addResourceBundle('en', namespace, texts);
}
