import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const compose = read('docs/compose.yaml');
const page = read('docs/operations.md');
const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** Lines below a key of the file's outermost or second level, up to the next one. */
function block(key: string): string {
  const [, indent = '', body = ''] =
    new RegExp(`^( {0,2})${key}:.*\\n((?:\\1 +.*\\n|\\s*\\n)*)`, 'm').exec(compose) ?? [];
  expect([key, indent.length <= 2, body !== '']).toEqual([key, true, true]);
  return body;
}
const namesIn = (text: string) => [...text.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
const settings = namesIn(block('x-settings'));

describe('the example with containers', () => {
  it('OPS-03 names settings that the server has, and all that several servers need', () => {
    const named = [...settings, ...namesIn(block('migrate'))];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'S3_URL', 'SECRET_KEY', 'MIGRATE', 'TRUST_PROXY']),
    );
    expect(new Set(settings).size).toBe(settings.length);
  });

  it('OPS-03 gives every server its own data directory, and the proxy every server', () => {
    const servers = [...compose.matchAll(/^ {2}(app-\d+):\n {4}<<: \*app/gm)].map(([, name]) => name ?? '');
    expect(servers.length).toBeGreaterThan(1);
    for (const name of servers) {
      expect(block(name)).toContain(`'${name}:/data'`);
      expect(block('proxy')).toContain(`'${name}:3000'`);
      expect(block('volumes')).toContain(`  ${name}:\n`);
    }
  });

  it('OPS-03 asks for nothing that the page does not name, and has no secret in it', () => {
    const asked = [...compose.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
    expect(new Set(asked).size).toBeGreaterThan(4);
    for (const name of new Set(asked)) expect(page).toContain(`\`${name}\``);
    for (const [, value] of compose.matchAll(/^ +\w*(?:PASSWORD|SECRET|SECRET_KEY): (.*)$/gm))
      expect(value).toMatch(/^\$\{/);
  });
});
