import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'src/shared/i18n/en');

/** Everything that the product says, and what stands on the swap's page before its code. */
const said = [
  ...readdirSync(folder).map((name) => join(folder, name)),
  join(root, 'index.html'),
  join(root, 'migration/index.html'),
].map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')] as const);

const saying = (words: RegExp) => said.filter(([, text]) => words.test(text)).map(([path]) => path);

describe('what the product says', () => {
  it('MIG-02 promises no rate and no time that the customer did not name', () => {
    expect(saying(/one for one|one new ONG|same amount/i)).toEqual([]);
    expect(saying(/(five|ten|fifteen|twenty|thirty) minutes|minute or two/i)).toEqual([]);
    expect(saying(/hold ONG themselves/)).toEqual([]);
  });

  it('SHELL-09 ONG is the old token, the new one bears the name of the product', () => {
    expect(saying(/new ONG/i)).toEqual([]);
  });

  it('NTF-03 promises no notice that is never made', () => {
    expect(saying(/someone you follow posts/)).toEqual([]);
  });

  it('quotes nobody', () => {
    expect(saying(/quote(By)?:/)).toEqual([]);
  });
});
