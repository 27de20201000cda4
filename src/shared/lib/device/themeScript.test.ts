import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync('public/theme.js', 'utf8');
const root = document.documentElement;

/** Runs the script as the page does: classic, in the global scope. */
function run(path = '/') {
  history.replaceState(null, '', path);
  window.eval(script);
  return { theme: root.dataset['theme'], shell: root.dataset['shell'] };
}

function reset() {
  localStorage.clear();
  delete root.dataset['theme'];
  delete root.dataset['shell'];
  delete root.dataset['textSize'];
  delete root.dataset['density'];
}

beforeEach(reset);
afterEach(() => {
  vi.restoreAllMocks();
  reset();
  history.replaceState(null, '', '/');
});

describe('theme.js', () => {
  it.each([
    ['{"theme":"dark"}', 'dark'],
    ['{"theme":"light"}', 'light'],
    ['{"theme":"system"}', undefined],
    ['{"theme":"neon"}', undefined],
    ['null', undefined],
    ['broken', undefined],
  ])('SHELL-13 sets the theme of %s before the first paint', (stored, theme) => {
    localStorage.setItem('kith.device', stored);
    expect(run().theme).toBe(theme);
  });

  it.each([
    ['{"textSize":"larger","density":"compact"}', 'larger', 'compact'],
    ['{"textSize":"normal","density":"comfortable"}', undefined, undefined],
    ['{"textSize":"huge","density":1}', undefined, undefined],
  ])('SHELL-13 sets text size and density of %s before the first paint', (stored, textSize, density) => {
    localStorage.setItem('kith.device', stored);
    run();
    expect([root.dataset['textSize'], root.dataset['density']]).toEqual([textSize, density]);
  });

  it.each([
    ['/', null, 'auth'],
    ['/', 'token', 'frame'],
    ['/login', null, 'auth'],
    ['/post/7', 'token', 'frame'],
    ['/emailConfirmed?token=x', 'token', 'auth'],
    ['/resetPassword?token=x', 'token', 'auth'],
  ])('stands the shell of %s with token %s: %s', (path, token, shell) => {
    if (token !== null) localStorage.setItem('kith.token', token);
    expect(run(path).shell).toBe(shell);
  });

  it('does without storage where it is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(run()).toEqual({ theme: undefined, shell: 'auth' });
  });

  it('stays small, for it blocks the first paint', () => {
    expect(gzipSync(script).length).toBeLessThan(1024);
  });
});
