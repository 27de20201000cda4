import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../errors/appError';
import {
  addressed,
  decode,
  flag,
  flagOr,
  id,
  idOrNull,
  isSegment,
  listOf,
  noContent,
  number,
  numberOrNull,
  perhaps,
  text,
  textOrNull,
  total,
  whole,
  type Schema,
} from './decode';

/** Reads a value by a schema; `refused` where it is no answer. */
function read(schema: Schema<unknown>, told: unknown): unknown {
  const result = v.safeParse(schema, told);
  return result.success ? result.output : 'refused';
}

describe('an id on the wire', () => {
  it.each([
    ['a1', 'a1'],
    ['550e8400-e29b', '550e8400-e29b'],
    [7, '7'],
    [0, '0'],
    ['...', '...'],
    ['a/b', 'a/b'],
  ])('ANY-01 %j is %j', (told, expected) => {
    expect(read(id, told)).toBe(expected);
    expect(read(idOrNull, told)).toBe(expected);
  });

  it.each([[''], ['.'], ['..'], [null], [undefined], [NaN], [Infinity], [true], [{}], [['1']]])(
    'ANY-01 %j is none',
    (told) => {
      expect(read(id, told)).toBe('refused');
      expect(read(idOrNull, told)).toBeNull();
    },
  );

  it('ANY-01 a part of a path that would walk it is none', () => {
    expect(['.', '..', '...', 'a.', '', '.a'].filter((part) => !isSegment(part))).toEqual(['.', '..']);
  });
});

describe('a field on the wire', () => {
  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
  ])('ANY-01 %j means %j', (told, expected) => {
    expect(read(flag, told)).toBe(expected);
    expect(read(flagOr(true), told)).toBe(expected);
  });

  it.each([[null], [undefined], ['yes'], [2], ['10'], [''], [{}]])(
    'ANY-01 %j says neither yes nor no',
    (told) => {
      expect(read(flag, told)).toBe(false);
      expect(read(flagOr(true), told)).toBe(true);
    },
  );

  it.each([
    [5, 5],
    ['5', 5],
    [-2.5, -2.5],
    ['-2.5', -2.5],
  ])('ANY-01 %j is the number %d', (told, expected) => {
    expect(read(number, told)).toBe(expected);
    expect(read(numberOrNull, told)).toBe(expected);
    expect(read(total, told)).toBe(Math.max(0, expected));
  });

  it.each([[''], ['five'], [null], [undefined], [NaN], [{}], [[5]], [true]])(
    'ANY-01 %j is no number',
    (told) => {
      expect(read(number, told)).toBe(0);
      expect(read(numberOrNull, told)).toBeNull();
      expect(read(total, told)).toBe(0);
    },
  );

  it('ANY-01 a text that is missing, or of another type, is empty or none', () => {
    expect([undefined, null, 5, {}].map((told) => read(text, told))).toEqual(['', '', '', '']);
    expect([undefined, null, 5, {}].map((told) => read(textOrNull, told))).toEqual([null, null, null, null]);
    expect([read(text, 'Moss'), read(textOrNull, 'Moss'), read(textOrNull, '')]).toEqual([
      'Moss',
      'Moss',
      '',
    ]);
  });

  it('ANY-01 a thing without a permalink has its id for one', () => {
    expect(addressed({ id: '7', permalink: null })).toEqual({ id: '7', permalink: '7' });
    expect(addressed({ id: '7', permalink: 'moss' })).toEqual({ id: '7', permalink: 'moss' });
  });
});

describe('an answer', () => {
  const plant = v.object({ id, name: text, height: number });
  const moss = { id: '7', name: 'Moss', height: 2 };

  it('ANY-02 of a write may say anything, or nothing at all', () => {
    for (const told of [undefined, null, 'Created', {}, moss]) expect(read(noContent, told)).toBeUndefined();
    expect(['Created', null, undefined, {}, moss].map((told) => read(perhaps(plant), told))).toEqual([
      ...[null, null, null, null],
      moss,
    ]);
  });

  it('ANY-02 that tells a part of a thing is not the thing', () => {
    const schema = whole(plant, ['name', 'height']);
    expect(read(schema, moss)).toEqual(moss);
    for (const told of [{ id: '7' }, { id: '7', name: 'Moss' }, { name: 'Moss', height: 2 }, null, 'Created'])
      expect(read(schema, told)).toBeNull();
  });

  it('API-07 that breaks the contract is malformed', () => {
    expect(decode(plant, moss)).toEqual(moss);
    const broken = () => decode(plant, { name: 'Moss' });
    expect(broken).toThrow(RequestError);
    expect(broken).toThrow(
      expect.objectContaining({
        appError: expect.objectContaining({ kind: 'malformed' }) as unknown,
      }) as Error,
    );
  });

  it.each([
    [7, 7],
    ['7', 7],
    [2, 2],
    [1, null],
    [-1, null],
    ['many', null],
    [undefined, null],
  ])('LIST-01 a list of two that tells a count of %j has %j', (count, expected) => {
    const list = [moss, { ...moss, id: '8' }];
    expect(read(listOf(plant), { list, count })).toEqual({ list, count: expected });
  });

  it.each([
    [true, null],
    [false, 1000],
    [null, 1000],
  ])('LIST-01 a count with more %j is %j', (more, expected) => {
    expect(read(listOf(plant), { list: [moss], count: 1000, more })).toEqual({
      list: [moss],
      count: expected,
    });
  });
});
