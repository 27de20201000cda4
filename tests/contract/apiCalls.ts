import ts from 'typescript';
import type { Source } from '../sources';
import { isTest, sourcesIn, textOf } from '../sources';

/** A part of a path: its word, the words that it may be, or null for any value. */
type Part = readonly string[] | null;

export interface Call {
  /** As it is written, for the reader. */
  name: string;
  /** In capitals; null if it is not known. */
  method: string | null;
  parts: Part[];
}

interface DocumentedCall extends Call {
  isForGuests: boolean;
}

/** Reads the calls of the page's tables: `GET /api/post/{a|b}/{id}`, with a G behind those for guests. */
export function documentedCalls(page: string): DocumentedCall[] {
  const rows = page.matchAll(/^\| `([A-Z]+) (\/\S+)`( G)? +\| .*\| .*\| .*\|$/gm);
  return [...rows].map(([, method = '', escaped = '', mark]) => {
    const path = escaped.replaceAll('\\|', '|');
    const parts = path.split('/').map((part) => {
      const [, inside] = /^\{(.*)\}$/.exec(part) ?? [];
      if (inside === undefined) return [part];
      return inside.includes('|') ? inside.split('|') : null;
    });
    return { name: `${method} ${path}`, method, parts, isForGuests: mark !== undefined };
  });
}

/** A route of the server, as `{ method: 'get', path: '/api/post/:id' }`. */
export function callOfRoute({ method, path }: { method: string; path: string }): Call {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? null : [part]));
  return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), parts };
}

/** One call for each choice of words. A chosen word may be a parameter's value, so that it stands as two words. */
export function choicesOf(call: Call): Call[] {
  const paths = call.parts.reduce<Part[][]>(
    (heads, part) => {
      const choices = part === null ? [null] : part.length === 1 ? [part] : part.map((word) => [word, word]);
      return heads.flatMap((head) => choices.map((choice) => [...head, choice]));
    },
    [[]],
  );
  return paths.map((parts) => ({ ...call, parts }));
}

/** True if the page's call is that of the server or of the app. A value may be any of several words. */
export function isSameCall(documented: Call, { method, parts }: Call): boolean {
  return (
    (method === null || documented.method === method) &&
    documented.parts.length === parts.length &&
    documented.parts.every((part, index) => {
      const words = parts[index] ?? null;
      if (words === null) return part === null || part.length > 1;
      return part !== null && words.every((word) => part.includes(word));
    })
  );
}

const unknown = '*';
const paths = /^\/(api|upload|files|media|gas|health|ready|outbox|chain|migration-config\.json)(?![\w-])/;

/** Calls of the app: what its `api.ts` files and the client send, and every path that stands anywhere in its code. */
export function callsOfApp(): { sent: Call[]; paths: Call[] } {
  const sources = [...sourcesIn('src'), ...sourcesIn('migration')].filter((source) => !isTest(source));
  const files = sources.map(parse);
  const makers = new Map(files.flatMap(makersIn));
  const texts = (node: ts.Expression) => textsOf(node, makers);
  return {
    sent: files
      .filter(({ fileName }) => /\/api\.ts$|^src\/shared\/api\//.test(fileName))
      .flatMap((file) => nodesOf(file).filter(ts.isCallExpression))
      .flatMap((call) => sentBy(call, texts)),
    paths: files
      .flatMap((file) => nodesOf(file).filter(isText))
      .filter(({ parent }) => !ts.isImportDeclaration(parent))
      .flatMap(texts)
      .filter((text) => paths.test(text))
      .map((text) => toCall(null, text)),
  };
}

function parse(source: Source): ts.SourceFile {
  return ts.createSourceFile(source.path, textOf(source), ts.ScriptTarget.Latest, true);
}

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesOf(child)));
  return nodes;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function toCall(method: string | null, text: string): Call {
  const [path = ''] = text.split('?');
  const parts = path.split('/').map((part) => (part.includes(unknown) ? null : [part]));
  return { name: `${method ?? 'any'} ${path}`, method, parts };
}

/** The calls of `request({ method, path })` and its like, as far as both can be read where they stand. */
function sentBy(call: ts.CallExpression, texts: (node: ts.Expression) => string[]): Call[] {
  const [options] = call.arguments;
  if (!/^(request|exchange|fetchPage)$/.test(call.expression.getText())) return [];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return [];
  const read = (name: string): string[] => {
    const property = options.properties.find((candidate) => candidate.name?.getText() === name);
    if (property === undefined) return [];
    if (ts.isShorthandPropertyAssignment(property)) return texts(property.name);
    return ts.isPropertyAssignment(property) ? texts(property.initializer) : [];
  };
  const [method = 'get'] = read('method');
  return [...read('path'), ...read('url')]
    .filter((path) => path.startsWith('/') && method !== unknown)
    .map((path) => toCall(method.toUpperCase(), path));
}

/** Functions that only return a path: `wallPath(wall)`. */
function makersIn(file: ts.SourceFile): [name: string, path: ts.Expression][] {
  return file.statements.filter(ts.isFunctionDeclaration).flatMap(({ name, body }) => {
    const [only, ...others] = body?.statements ?? [];
    const isMaker = only !== undefined && ts.isReturnStatement(only) && others.length === 0;
    return name && isMaker && only.expression && isText(only.expression)
      ? [[name.text, only.expression]]
      : [];
  });
}

/** Texts that an expression may be, with stars for unknown parts. */
function textsOf(node: ts.Expression, makers: ReadonlyMap<string, ts.Expression>): string[] {
  const texts = (part: ts.Expression) => textsOf(part, makers);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (heads, { expression, literal }) =>
        heads.flatMap((head) => texts(expression).map((middle) => head + middle + literal.text)),
      [node.head.text],
    );
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  const found = ts.isIdentifier(node)
    ? constantOf(node)
    : ts.isCallExpression(node)
      ? makers.get(node.expression.getText())
      : undefined;
  return found === undefined ? [unknown] : texts(found);
}

/** The value of a constant of the file, from the innermost scope outwards. */
function constantOf(identifier: ts.Identifier): ts.Expression | undefined {
  const { text } = identifier;
  const scope = ts.findAncestor(
    identifier,
    (node) => hasParameter(node, text) || declarationIn(node, text) !== undefined,
  );
  return scope && declarationIn(scope, text)?.initializer;
}

function hasParameter(node: ts.Node, name: string): boolean {
  return ts.isFunctionLike(node) && node.parameters.some((parameter) => parameter.name.getText() === name);
}

function declarationIn(scope: ts.Node, name: string): ts.VariableDeclaration | undefined {
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declared) => declared.name.getText() === name);
}
