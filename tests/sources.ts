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
}

/** Reads every TypeScript file of a folder, at any depth. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readSource(join(folder, name)));
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => target(path, fileName));
  return { path, lines: text.split('\n').length - 1, imports, typeImports: typeImportsOf(path, text) };
}

function typeImportsOf(path: string, text: string): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ importClause }) => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter((specifier) => ts.isStringLiteral(specifier))
    .map((specifier) => target(path, specifier.text));
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2));
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
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
