import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/shared/styles/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;
const colours = new Map<string, readonly [string, string]>();
for (const [, name, light, dark] of css.matchAll(/--([\w-]+):\s*light-dark\(\s*(#\w+),\s*(#\w+)\s*\)/g)) {
  if (name && light && dark && !colours.has(name)) colours.set(name, [light, dark]);
}

type Rgb = readonly [number, number, number];
const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
const opaque = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const alpha = (hex: string) => (hex.length > 7 ? channel(hex, 7) : 1);
const over = (front: string, back: Rgb): Rgb => {
  const [red, green, blue] = opaque(front);
  const share = alpha(front);
  const mix = (top: number, below: number) => top * share + below * (1 - share);
  return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2])];
};
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
function contrast(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const surfaces = ['paper', 'sheet', 'sunken', 'raised'];
const soft = (...names: string[]) => names.map((name) => `${name}-soft`);
const textPairs: [string, string[]][] = [
  ['ink', [...surfaces, 'fill', ...soft('accent', 'spot', 'danger')]],
  ['ink-2', [...surfaces, 'fill', ...soft('accent', 'spot')]],
  ['ink-3', [...surfaces, 'fill', 'disabled']],
  ['ink-inverse', ['ink']],
  ['accent-text', [...surfaces, 'accent-soft']],
  ['spot-text', [...surfaces, 'spot-soft']],
  ['danger-text', [...surfaces, 'danger-soft']],
  ['ok-text', [...surfaces, 'ok-soft']],
  ['info-text', [...surfaces, 'info-soft']],
  ['on-accent', ['accent', 'accent-hover', 'accent-press']],
  ['on-spot', ['spot', 'spot-hover', 'spot-press']],
  ['on-danger', ['danger', 'danger-hover']],
];
const hoverPairs: [string, string[]][] = ['ink-3', 'ink-2', 'accent-text', 'danger-text'].map((name) => [
  name,
  ['paper', 'sheet', 'raised'],
]);
const edgePairs: [string, string[]][] = [
  ['control', surfaces],
  ['accent', surfaces],
  ['danger', surfaces],
  ['online', ['sheet', 'raised']],
  ['away', ['sheet', 'raised']],
];

function colour(name: string, theme: number): string {
  const found = colours.get(`color-${name}`)?.[theme];
  if (found === undefined) throw new Error(`no colour token ${name}`);
  return found;
}

const cases = (pairs: [string, string[]][]) =>
  pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => themes.map((_, theme) => ({ front, back, theme }))),
  );

describe('colour tokens', () => {
  it.each(cases(textPairs))('$front is readable on $back (theme $theme)', ({ front, back, theme }) => {
    const background = opaque(colour(back, theme));
    expect(contrast(over(colour(front, theme), background), background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(hoverPairs))(
    '$front is readable on a hovered $back (theme $theme)',
    ({ front, back, theme }) => {
      const background = over(colour('hover', theme), opaque(colour(back, theme)));
      expect(contrast(over(colour(front, theme), background), background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(cases(edgePairs))(
    'the $front edge stands out on $back (theme $theme)',
    ({ front, back, theme }) => {
      const background = opaque(colour(back, theme));
      expect(contrast(opaque(colour(front, theme)), background)).toBeGreaterThanOrEqual(3);
    },
  );
});
