import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesIn, textOf } from './sources';

const page = readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8');
const listed = [...page.matchAll(/^- ([A-Z]+-?\d+) \S/gm)].map(([, id]) => id ?? '');

/** Names of standards that look like ids. */
const standards = new Set(['EIP-55', 'UTF-16']);
/** Words with which texts begin that look like short ids: a kind of store, and a key. */
const words = new Set(['S3', 'F2']);

/** Ids of an area, anywhere in a text; short ones, at the beginning of a title or between parentheses of a comment. */
function idsIn(text: string): string[] {
  const long = [...text.matchAll(/\b[A-Z]{3,5}-\d{2}\b/g)].map(([id]) => id);
  const titles = [...text.matchAll(/['"`]((?:[A-Z]+-?\d{1,2}\b[ '"`])+)(?!\d)/g)].map(([, ids]) => ids ?? '');
  const notes = [...text.matchAll(/\(((?:[A-Z]+-?\d{1,2}(?:, )?)+)\)/g)].map(([, ids]) => ids ?? '');
  const short = [...titles, ...notes].flatMap((ids) => ids.match(/\b[A-Z]\d{1,2}\b/g) ?? []);
  return [...long.filter((id) => !standards.has(id)), ...short.filter((id) => !words.has(id))];
}

const sources = ['src', 'migration', 'server', 'chain', 'tests']
  .flatMap(sourcesIn)
  .filter(({ path }) => path !== 'tests/requirements.test.ts');
const used = new Map(sources.flatMap((source) => idsIn(textOf(source)).map((id) => [id, source.path])));

describe('docs/requirements.md', () => {
  it('reads the sources and the page', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(listed.length).toBeGreaterThan(150);
    expect(idsIn("it('G1 POST-04 says', …) /** Stored (CMT-06, G5). */ ['G13', 'muted'] 'S3 store'")).toEqual(
      ['POST-04', 'CMT-06', 'G1', 'G13', 'G5'],
    );
  });

  it('explains every id that code and tests name, each once', () => {
    expect([...used].filter(([id]) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  it('explains no id that none of them names', () => {
    expect(listed.filter((id) => !used.has(id))).toEqual([]);
  });
});
