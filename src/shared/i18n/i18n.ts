import { createInstance } from 'i18next';
import { productName } from '../config/product';
import { common } from './en/common';
import { errors } from './en/errors';
import { validation } from './en/validation';
import { pickLanguage } from './language';
import type { Namespace, TextNamespaces } from './namespaces';

/** The one i18next instance. Texts that are always needed are in it from the start; rooms add theirs. */
export const i18n = createInstance();

void i18n.init({
  lng: pickLanguage(navigator.languages),
  fallbackLng: 'en',
  resources: { en: { common, errors, validation } },
  defaultNS: 'common',
  initAsync: false,
  interpolation: {
    // React escapes what it renders.
    escapeValue: false,
    defaultVariables: { product: productName },
  },
});

/**
 * Adds the texts of a namespace, once, where the room that uses them is loaded: `addTexts('posts', posts)` at the
 * top of its door. Texts may use `{{product}}`.
 */
export function addTexts<N extends Namespace>(namespace: N, texts: TextNamespaces[N]): void {
  i18n.addResourceBundle('en', namespace, texts);
}
