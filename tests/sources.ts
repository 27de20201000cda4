import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');

export interface Source {
  /** Path from the repository's root. */
  path: string;
  lines: number;
  /** Imported files by their path from the root, and packages by their name. */
  imports: string[];
  /** Those that are only imported for their types: they are gone when the code runs. */
  typeImports: string[];
  /** Those that are loaded with the file itself, not by `import()`. */
  staticImports: string[];
  /** Imports as they are written. */
  specifiers: string[];
}

/** Reads every TypeScript file of a folder, at any depth. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readSource(join(folder, name)));
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const specifiers = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const declarations = ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest)
    .statements.filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement));
  const named = (all: typeof declarations) =>
    all
      .map(({ moduleSpecifier }) => moduleSpecifier)
      .filter((specifier) => specifier !== undefined && ts.isStringLiteral(specifier))
      .map((specifier) => target(path, specifier.text));
  const isType = (declaration: (typeof declarations)[number]) =>
    ts.isImportDeclaration(declaration) &&
    declaration.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return {
    path,
    lines: text.split('\n').length - 1,
    imports: specifiers.map((specifier) => target(path, specifier)),
    typeImports: named(declarations.filter(isType)),
    staticImports: named(declarations.filter((declaration) => !isType(declaration))),
    specifiers,
  };
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2));
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier.replace(/\.ts$/, '')));
  return specifier;
}

export const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path) || /(testing|testStore)/.test(path);

/** Imports that a rule forbids, as `file → imported`. */
export function offences(
  sources: Source[],
  isForbidden: (imported: string, source: Source) => boolean,
): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((imported) => isForbidden(imported, source))
      .map((imported) => `${source.path} → ${imported}`),
  );
}

/** All that is loaded with a file, itself included, by path without extension. */
export function closureOf(
  start: Source,
  all: readonly Source[],
  linksOf = (source: Source) => source.staticImports,
) {
  const byPath = new Map(all.map((source) => [moduleOf(source.path), source]));
  const found = new Set<string>();
  const waiting = [moduleOf(start.path)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = byPath.get(path);
    if (!source || found.has(path)) continue;
    found.add(path);
    waiting.push(...linksOf(source).map(moduleOf));
  }
  return found;
}

function moduleOf(path: string): string {
  return path.replace(/(\/index)?\.tsx?$/, '');
}

export function textOf({ path }: Source): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Functions of a file with their lengths in lines, nested ones included. */
export function functionsOf({ path }: Source): { name: string; lines: number }[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
  const found: { name: string; lines: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node) {
      const line = (position: number) => file.getLineAndCharacterOfPosition(position).line;
      const start = line(node.getStart(file));
      found.push({ name: `${path}:${start + 1}`, lines: line(node.end) - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Counts the calls of a function by its bare name or as a member of `globalThis`. */
export function callsOf({ path }: Pick<Source, 'path'>, name: string): number {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
  let calls = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(file);
      if (callee === name || callee === `globalThis.${name}`) calls += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

/** Lines of a file that a comment reaches beyond the width, by their place. */
export function longCommentsOf({ path }: Pick<Source, 'path'>, width: number): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const isLong = text.split('\n').map((line) => line.length > width);
  if (!isLong.includes(true)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const after = ts.getTrailingCommentRanges(text, node.end) ?? [];
    for (const { pos, end } of [...before, ...after])
      for (let line = lineOf(pos); line <= lineOf(end); line += 1) if (isLong[line]) found.add(line + 1);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...found].map((line) => `${path}:${line}`);
}
