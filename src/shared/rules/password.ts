import { passwordMinLength } from '../config/limits';

const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export type PasswordRule = 'length' | 'capital' | 'lowercase' | 'number' | 'special' | 'match';

/** Drives the schema, the checklist and the server (VAL-02). */
export const passwordRules: readonly {
  rule: PasswordRule;
  isMet: (password: string, confirmation: string) => boolean;
}[] = [
  { rule: 'length', isMet: (password) => Array.from(password).length >= passwordMinLength },
  { rule: 'capital', isMet: (password) => /\p{Lu}/u.test(password) },
  { rule: 'lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { rule: 'number', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    rule: 'special',
    isMet: (password) => Array.from(password).some((character) => specialCharacters.includes(character)),
  },
  { rule: 'match', isMet: (password, confirmation) => password !== '' && password === confirmation },
];

export function brokenPasswordRules(password: string, confirmation: string): PasswordRule[] {
  return passwordRules.filter(({ isMet }) => !isMet(password, confirmation)).map(({ rule }) => rule);
}
