import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Attributes and properties with visible or spoken text. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|heading|text|lead|description|(confirm|cancel|close)Label)$/;

/** Sources of the user interface. */
function sources(): string[] {
  return ['src', 'migration'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/i18n\/|\/pages\/kit\//.test(path)),
  );
}

/** Literal texts that should come from i18n. */
function literalsOf(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...shownBy(node.expression));
    else if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()))
      found.push(...shownBy(node.initializer));
    else if (ts.isPropertyAssignment(node) && spoken.test(node.name.getText()))
      found.push(...shownBy(node.initializer).filter((text) => /^\p{Lu}| /u.test(text)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/** String literals that an expression may evaluate to, without arguments of calls and comparisons. */
function shownBy(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [span.literal.text, ...shownBy(span.expression)]),
    ];
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isLeftShown = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken;
    return isComparison(node) ? [] : [...(isLeftShown ? shownBy(node.left) : []), ...shownBy(node.right)];
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return shownBy(node.expression);
  return [];
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.LessThanToken,
    ts.SyntaxKind.GreaterThanToken,
  ].includes(kind);
}

describe('user-visible text', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ["<p>{isNew ? 'New' : t('old')}</p>", ['New']],
    ["<p>{count > 0 && 'some'}</p>", ['some']],
    ['<p>{`${count} posts`}</p>', ['posts']],
    ['<button aria-label="Close" className="x" />', ['Close']],
    ["<img alt={name ?? 'Photo'} />", ['Photo']],
    ["showToast({ kind: 'ok', text: 'Saved.' })", ['Saved.']],
    ["<p title={t('title')} id='a'>{kind === 'new' && t('x')} · {'…'}</p>", []],
    ["request({ text: 'key' })", []],
  ])('is found by this test in %s', (source, expected) => {
    expect(literalsOf('sample.tsx', source)).toEqual(expected);
  });

  it('SHELL-02 is hard-coded in no component', () => {
    const paths = sources();
    expect(paths.length).toBeGreaterThan(200);
    const offences = paths.flatMap((path) =>
      literalsOf(path, readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(offences).toEqual([]);
  });

  it('SHELL-09 names the product by its one setting only', () => {
    const texts = readdirSync(join(root, 'src/shared/i18n/en')).map((name) =>
      join('src/shared/i18n/en', name),
    );
    const named = [...sources(), ...texts].filter(
      (path) =>
        path !== 'src/shared/config/product.ts' &&
        /\bKith\b/.test(readFileSync(join(root, path), 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')),
    );
    expect(named).toEqual([]);
  });
});
