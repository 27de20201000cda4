import { describe, expect, it } from 'vitest';
import { maxEmailLength, maxPermalinkLength, maxPhoneLength } from '../config/limits';
import { isRealDay, readBirthday } from './birthday';
import { isEmail } from './email';
import { isPermalink, toPermalink } from './permalink';
import { isPhone, telAddress } from './phone';

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', 'ö@bücher.example', "o'neill@example.org"])(
    'VAL-01 may be %j',
    (value) => expect(isEmail(value)).toBe(true),
  );

  it.each([
    ...[
      '',
      'a',
      '@b.co',
      'a@',
      'a@b',
      'a@b.',
      'a@.co',
      'a@b..co',
      'a@b.co.',
      'a b@c.de',
      'a@b c.de',
      'a@b@c.de',
    ],
    ...[
      '"a"@b.co',
      'a,b@c.de',
      'a;b@c.de',
      '<a@b.co>',
      '(a)@b.co',
      'a:b@c.de',
      'a\\b@c.de',
      ' a@b.co',
      'a@b.co\n',
    ],
  ])('VAL-01 is not %j', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it('VAL-01 is at most as long as a mailbox may be', () => {
    const host = '@example.org';
    expect(isEmail('a'.repeat(maxEmailLength - host.length) + host)).toBe(true);
    expect(isEmail('a'.repeat(maxEmailLength - host.length + 1) + host)).toBe(false);
  });
});

describe('a permalink', () => {
  it.each([
    ['abc', true],
    ['a-1', true],
    ['007', true],
    ['ab', false],
    ['a'.repeat(maxPermalinkLength), true],
    ['a'.repeat(maxPermalinkLength + 1), false],
    ['Abc', false],
    ['a_c', false],
    ['a c', false],
    ['äbc', false],
    ['abc\n', false],
    ...['suggestions', 'all', 'new', 'admin', 'kith', 'support', 'help'].map(
      (word) => [word, false] as const,
    ),
  ] as const)('VAL-01 %j: %j', (value, isOne) => {
    expect(isPermalink(value)).toBe(isOne);
  });

  it.each([
    ['Amara Nwosu', 'amara-nwosu'],
    ['  Émile — Zola!  ', 'e-mile-zola'],
    ['---', ''],
    ['김서준', ''],
    ['x'.repeat(50), 'x'.repeat(32)],
  ])('VAL-01 is made of %j as %j', (name, permalink) => {
    expect(toPermalink(name)).toBe(permalink);
  });
});

describe('a telephone number', () => {
  it.each([
    ['+44 131 496 0000', 'tel:+441314960000'],
    ['(0131) 496-0000', 'tel:01314960000'],
    [' 030/123.45 ', 'tel:03012345'],
    ['112', 'tel:112'],
    ['1'.repeat(maxPhoneLength), `tel:${'1'.repeat(maxPhoneLength)}`],
  ])('CMP-02 %j is called at %j', (value, address) => {
    expect(telAddress(value)).toBe(address);
  });

  it.each([
    ...['', '11', '()-./', '1 2', '12+3', '++123', '123a', '123;ext=4', '123,456', '#31#123'],
    '1'.repeat(maxPhoneLength + 1),
  ])('CMP-02 %j is none', (value) => {
    expect(isPhone(value)).toBe(false);
    expect(telAddress(value)).toBeNull();
  });
});

describe('a birthday', () => {
  it.each([
    [29, 2, 2024, true],
    [29, 2, 2023, false],
    [29, 2, 2000, true],
    [29, 2, 1900, false],
    [30, 2, 2024, false],
    [31, 4, 2024, false],
    [30, 4, 2024, true],
    [31, 12, 1984, true],
    [1, 1, 50, true],
    [0, 1, 2024, false],
    [1, 0, 2024, false],
    [1, 13, 2024, false],
    [1.5, 1, 2024, false],
    [1, 1.5, 2024, false],
    [1, 1, NaN, false],
  ])('VAL-08 day %d of month %d of %d is a day: %j', (day, month, year, isReal) => {
    expect(isRealDay({ day, month, year })).toBe(isReal);
  });

  const fallback = { day: 1, month: 1, year: 2000 };
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    [
      { day: 7, month: 3, year: 1990 },
      { day: 7, month: 3, year: 1990 },
    ],
    [
      { day: '7', month: '3', year: '1990' },
      { day: 7, month: 3, year: 1990 },
    ],
    ['1990-03-07', { day: 7, month: 3, year: 1990 }],
    ['1990-3-7', { day: 7, month: 3, year: 1990 }],
    ['1990-03-07T23:30:00.000-11:00', { day: 7, month: 3, year: 1990 }],
    ['7 March 1990', { day: 7, month: 3, year: 1990 }],
    [{ day: '', month: 3, year: 1990 }, fallback],
    [{ month: 3, year: 1990 }, fallback],
    [{ day: 30, month: 2, year: 1990 }, fallback],
    ['1990-02-30', fallback],
    ['yesterday', fallback],
    [12, fallback],
  ])('VAL-08 %j is read as %j', (told, birthday) => {
    expect(readBirthday(told)).toEqual(birthday);
  });
});
