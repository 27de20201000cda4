import { expect, it } from 'vitest';
import { pickLanguage } from './language';

it.each([[['en']], [['en-US', 'fr']], [['EN-gb']], [['de-DE', 'fr']], [[]]])(
  'SHELL-02 speaks English to a browser that prefers %j',
  (preferred) => {
    expect(pickLanguage(preferred)).toBe('en');
  },
);
