import { HttpResponse } from 'msw';
import type { Read } from './row';
import type { Write } from './writes';

/** Answers to a write that are tolerated instead of the contract's. */
export const writeForms: Record<string, (row: Write) => Response> = {
  'the object': ({ full }) => (full === undefined ? nothing() : HttpResponse.json(full)),
  'the object, created': ({ full }) => HttpResponse.json(full ?? {}, { status: 201 }),
  'wrapped in data': ({ full }) => HttpResponse.json({ data: full ?? null }),
  'only its id': ({ full }) => HttpResponse.json({ id: Number(idIn(full)) }),
  'only its id, wrapped': ({ full }) => HttpResponse.json({ data: { id: idIn(full) } }),
  'an empty object': ({ full }) => HttpResponse.json(full === undefined ? [] : {}),
  'a text': () => new HttpResponse('OK'),
  null: () => HttpResponse.json(null),
  nothing: () => new HttpResponse(''),
  '204': () => nothing(),
};

const nothing = () => new HttpResponse(null, { status: 204 });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idIn = (full: unknown) => (isRecord(full) && typeof full['id'] === 'string' ? full['id'] : '1');

/** Changes every field of an answer, deep. */
function mapped(value: unknown, change: (name: string, value: unknown) => [string, unknown]): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => change(name, mapped(held, change))));
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isIdName = (name: string) => /(^|_)id$|^key$/.test(name);

/** The answer with everything in the place of what it could do without. */
function withOdd(full: unknown, least: unknown, odd: unknown): unknown {
  if (Array.isArray(full))
    return full.map((item, at) => (Array.isArray(least) ? withOdd(item, least[at], odd) : odd));
  if (!isRecord(full) || !isRecord(least)) return least;
  return Object.fromEntries(
    Object.keys(full).map((name) => [name, name in least ? withOdd(full[name], least[name], odd) : odd]),
  );
}

/** Forms that say all that the contract says, so that everything comes out the same. */
export const sameForms: Record<string, (full: unknown) => unknown> = {
  'wrapped in data': (full) => ({ data: full }),
  'with keys in camelCase': (full) => mapped(full, (name, value) => [camelCase(name), value]),
  'with numbers for ids': (full) =>
    mapped(full, (name, value) => [
      name,
      isIdName(name) && typeof value === 'string' ? Number(value) : value,
    ]),
  'with 1 and 0 for yes and no': (full) =>
    mapped(full, (name, value) => [name, typeof value === 'boolean' ? Number(value) : value]),
  'with numbers as text': (full) =>
    mapped(full, (name, value) => [
      name,
      typeof value === 'number' && !strict.has(name) ? String(value) : value,
    ]),
};
/** Numbers that are codes or lengths, of which the contract names every value. */
const strict = new Set(['online_status', 'level', 'privacy', 'width', 'height', 'month', 'day', 'year']);

/** Forms that say less, of which the rest falls back to its defaults. */
export const poorForms: Record<string, (row: Read) => unknown> = {
  'with what can be absent absent': ({ least }) => least,
  'with what can be absent null': ({ full, least }) => withOdd(full, least, null),
  'with what can be absent odd': ({ full, least }) => withOdd(full, least, { odd: [true] }),
  'with what can be absent a text': ({ full, least }) => withOdd(full, least, 'odd'),
};
