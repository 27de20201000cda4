import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/security.md'), 'utf8');

/** Requirements of level 1 of ASVS 5.0.0, by section. */
const sections = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};
const required = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);
const states = ['met', 'not applicable', 'operator', 'not met'];

interface Row {
  id: string;
  state: string;
  cells: readonly string[];
}

/** Rows that begin with the id of a requirement. */
const rowsIn = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [id = '', ...others] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, state: others[1] ?? '', cells: others }] : [];
  });

/** Names of files in a text; other words in backticks have no folder and no ending of a source. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.(?:ts|tsx|js|json|md))`/g)].map(
    ([, path = '']) => path,
  );

const unanswered = (rows: readonly Row[]) =>
  rows.filter(({ cells }) => cells.length !== 4 || cells.includes(''));
const missing = (rows: readonly Row[]) =>
  rows.flatMap(({ cells }) => pathsIn(cells.join(' '))).filter((path) => !existsSync(resolve(root, path)));

const rows = rowsIn(page);

describe('the page on security', () => {
  it('SRV-05 has one row for each requirement of level 1', () => {
    expect(required).toHaveLength(70);
    expect(rows.map(({ id }) => id)).toEqual(required);
  });

  it('SRV-05 tells of each what is asked, its state, how it is met and what proves it', () => {
    expect(unanswered(rows)).toEqual([]);
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    const withoutFile = rows.filter(
      ({ state, cells }) => state === 'met' && pathsIn(cells[3] ?? '').length === 0,
    );
    // The page itself is what it asks for.
    expect(withoutFile.map(({ id }) => id)).toEqual(['15.1.1']);
  });

  it('SRV-05 names files that exist', () => {
    expect(rows.flatMap(({ cells }) => pathsIn(cells.join(' '))).length).toBeGreaterThan(80);
    expect(missing(rows)).toEqual([]);
  });

  it('SRV-05 counts right what is met and what is not', () => {
    const [met, notApplicable, operator, notMet] = states.map(
      (state) => rows.filter((row) => row.state === state).length,
    );
    const sentence = `Of ${rows.length} requirements ${met} are met, ${notApplicable} do not apply, ${operator} are the operator's, and ${notMet} are not met`;
    expect(page.replace(/\s+/g, ' ')).toContain(sentence);
  });
});

describe('what the test sees', () => {
  it('rows without a proof, and files that are gone', () => {
    const [empty, gone] = rowsIn(
      '| 1.2.1 | a | met | b |  |\n| 1.2.2 | a | met | b | `server/gone.test.ts`, `src/a.b` |\n| what | is | no | row | here |',
    );
    expect(unanswered(rowsIn('| 1.2.1 | a | met | b |  |'))).toEqual([empty]);
    expect(missing([gone ?? { id: '', state: '', cells: [] }])).toEqual(['server/gone.test.ts', 'src/a.b']);
  });
});
