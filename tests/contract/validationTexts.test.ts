import { describe, expect, it } from 'vitest';
import { object, ref, string } from '@/shared/forms/schema';
import { findErrors } from '@/shared/forms/validation';
import { fieldErrorText } from '@/shared/i18n/errorText';
import { validation } from '@/shared/i18n/en/validation';
import { passwordRules, type PasswordRule } from '@/shared/rules/password';

/** Texts shown under the fields. */
async function shownFor(values: Record<string, string>): Promise<Record<string, string>> {
  const schema = object({
    name: string().required().max(5).min(2),
    kind: string().oneOf(['a', 'b']),
    code: string().length(6),
    again: string().oneOf([ref('name')], 'mismatch'),
  });
  const broken = await findErrors(() => Promise.resolve(schema), values);
  return Object.fromEntries(
    Object.entries(broken).map(([field, code]) => [field, fieldErrorText(code ?? '')]),
  );
}

describe('the words of validation', () => {
  it('VAL-01 has the six generic messages, and fills {length}', () => {
    expect(fieldErrorText('required')).toBe('This is required.');
    expect(fieldErrorText('maxLength:50')).toBe('The maximum length is 50.');
    expect(fieldErrorText('minLength:8')).toBe('The minimum length is 8.');
    expect(fieldErrorText('email')).toBe('Email not in a valid format or is unknown type.');
    expect(fieldErrorText('invalid')).toBe('Invalid value.');
    expect(fieldErrorText('mismatch')).toBe('Values do not match.');
  });

  it.each([
    [{ name: '' }, 'name', 'This is required.'],
    [{ name: 'abcdef' }, 'name', 'The maximum length is 5.'],
    [{ name: 'a' }, 'name', 'The minimum length is 2.'],
    [{ name: 'abc', kind: 'c' }, 'kind', 'Invalid value.'],
    [{ name: 'abc', code: '12345' }, 'code', 'Invalid value.'],
    [{ name: 'abc', again: 'abd' }, 'again', 'Values do not match.'],
  ])('VAL-01 a form with %j says at %s: %s', async (values, field, text) => {
    expect(await shownFor(values)).toMatchObject({ [field]: text });
  });

  it.each([
    ['imageTooLarge', 'Image size is greater than 10mb'],
    ['imageFormat', 'Incorrect image format, only PNG, JPEG and JPG are allowed'],
    ['tooManyPostImages', 'You cannot upload more than 100 images'],
    ['tooManyCommentImages', 'You cannot upload more than 1 image'],
  ] as const)('VAL-03 says for %s: %s', (code, text) => {
    expect(validation[code]).toBe(text);
  });

  it('VAL-05 has the words for an empty and a too long comment', () => {
    expect(validation.commentEmpty).toBe('Comment should not be empty');
    expect(validation.commentTooLong).toBe(
      'Max limit is 1000 characters - please edit your comment to lower your character count',
    );
  });
});

describe('the rules of a password', () => {
  const broken = (password: string, confirmation = password): PasswordRule[] =>
    passwordRules.filter(({ isMet }) => !isMet(password, confirmation)).map(({ rule }) => rule);

  it.each([
    ['Harbour7!', []],
    ['Harbr7!', ['length']],
    ['Harbou7!', []],
    ['harbour7!', ['capital']],
    ['HARBOUR7!', ['lowercase']],
    ['Harbour!!', ['number']],
    ['Harbour77', ['special']],
    ['Harbour7 ', ['special']],
    ['Harbour7€', ['special']],
    ['', ['length', 'capital', 'lowercase', 'number', 'special', 'match']],
  ] satisfies [string, PasswordRule[]][])('VAL-02 %j breaks %j', (password, rules) => {
    expect(broken(password)).toEqual(rules);
  });

  it('VAL-02 takes each sign of the fixed set', () => {
    for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') expect(broken(`Harbour7${sign}`)).toEqual([]);
  });

  it('VAL-02 asks for the same password twice', () => {
    expect(broken('Harbour7!', 'Harbour7?')).toEqual(['match']);
  });
});
