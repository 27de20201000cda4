import { passwordMinLength } from '../config/limits';

const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export type PasswordRule = 'length' | 'capital' | 'lowercase' | 'number' | 'special' | 'match';

/** Drives the schema, the checklist and the server (VAL-02). */
export const passwordRules: readonly {
  rule: PasswordRule;
  holds: (password: string, confirmation: string) => boolean;
}[] = [
  { rule: 'length', holds: (password) => Array.from(password).length >= passwordMinLength },
  { rule: 'capital', holds: (password) => /\p{Lu}/u.test(password) },
  { rule: 'lowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { rule: 'number', holds: (password) => /\p{Nd}/u.test(password) },
  {
    rule: 'special',
    holds: (password) => Array.from(password).some((character) => specialCharacters.includes(character)),
  },
  { rule: 'match', holds: (password, confirmation) => password !== '' && password === confirmation },
];

export function brokenPasswordRules(password: string, confirmation: string): PasswordRule[] {
  return passwordRules.filter(({ holds }) => !holds(password, confirmation)).map(({ rule }) => rule);
}
