import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const nothing = 'export default () => null;';

/** Modules that the client never uses, or uses the least of, with their stand-ins. */
const modules: Record<string, string> = {
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null;',
  'axios/lib/cancel/CancelToken.js': 'export default class {}',
  'axios/lib/core/assertParamsAcyclic.js': nothing,
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  'axios/lib/helpers/cookies.js':
    'export default { read: () => null, readAsync: () => Promise.resolve(null) };',
  'axios/lib/helpers/formDataToJSON.js': nothing,
  'axios/lib/helpers/toFormData.js': nothing,
  'axios/lib/helpers/toURLEncodedForm.js': nothing,
  // A query is flat.
  'axios/lib/helpers/AxiosURLSearchParams.js': `export default class {
    constructor(params) { this.pairs = Object.entries(params).filter(([, value]) => value != null); }
    toString(encode) { return this.pairs.map((pair) => pair.map(String).map(encode).join('=')).join('&'); }
  }`,
  'axios/lib/helpers/validator.js': `const check = () => true;
    export default {
      assertOptions: check,
      validators: { boolean: check, function: check, transitional: check, spelling: check },
    };`,
  // Remembers the names of keys.
  'quick-lru': `export default class extends Map {
    constructor({ maxSize }) { super(); this.maxSize = maxSize; }
    set(key, value) { return this.size < this.maxSize ? super.set(key, value) : this; }
  }`,
};
const prefix = '\0lean:';

interface LeanFile {
  file: RegExp;
  /** Declarations that the client never uses, with their stand-ins. */
  parts: Record<string, string>;
  /** Patterns of what keeps unused code from falling away, with their replacements. */
  marks: readonly (readonly [RegExp, string])[];
}

/** Packages that are one file. */
const files: LeanFile[] = [
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    parts: {
      'class Connector': 'class Connector extends EventEmitter { state = {}; }',
      'class Formatter': 'class Formatter { format(value) { return value; } }',
    },
    marks: [],
  },
  {
    file: /\/formik\/dist\/formik\.esm\.js$/,
    parts: {},
    marks: [[/^(\w+\.displayName = '\w+'|FieldArrayInner\.defaultProps = \{[^}]*\});$/gm, '']],
  },
  {
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    parts: {
      'function DefaultErrorComponent': 'const DefaultErrorComponent = () => null;',
      'function PrefetchPageLinks': 'const PrefetchPageLinks = () => null;',
      'var RenderErrorBoundary': 'var RenderErrorBoundary = () => null;',
      'function useNavigateStable': 'const useNavigateStable = () => null;',
      'function usePrefetchBehavior': 'const usePrefetchBehavior = () => [false, null, {}];',
    },
    marks: [
      [/\bReact\d*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'],
      [/\bextends (React\d*\.Component)\b/g, 'extends /* @__PURE__ */ (() => $1)()'],
      [/^\w+\.displayName = "\w+";$/gm, ''],
    ],
  },
];

/**
 * Leaves what the client never uses out of its libraries: kilobytes of each first load. Every request is sent by XHR,
 * which alone tells the progress of an upload, and cancelled by a signal; a body is JSON or a form already, and the
 * token is in a header, so that no cookie needs a counterpart. Texts come with the code that shows them, with numbers
 * and dates formatted before; no route has a loader of its own.
 */
export function leanLibraries(): Plugin {
  const met = new Set<LeanFile>();
  return {
    name: 'kith:lean-libraries',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId(source, importer = '') {
      const path = source.startsWith('.') ? inPackages(join(dirname(importer), source)) : source;
      return path in modules ? `${prefix}${path}` : null;
    },
    load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length)] : null),
    transform(code, id) {
      const lean = files.find(({ file, parts }) => file.test(id) && hasAll(code, parts));
      if (!lean) return null;
      met.add(lean);
      return lighten(code, lean);
    },
    buildEnd(failure) {
      const missed = files.find((lean) => !met.has(lean));
      if (!failure && missed) this.error(`Stand-ins have nothing to stand in for: ${missed.file.source}`);
    },
  };
}

const inPackages = (path: string) => path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length);

const headOf = (declaration: string) => new RegExp(`^${declaration}\\b`, 'm');

function hasAll(code: string, parts: Record<string, string>): boolean {
  return Object.keys(parts).every((declaration) => headOf(declaration).test(code));
}

function lighten(code: string, { parts, marks }: LeanFile): string {
  const stoodIn = Object.entries(parts).reduce(
    (light, [declaration, standIn]) =>
      light.replace(headOf(declaration), () => `${standIn}\n${declaration}$`),
    code,
  );
  return marks.reduce((light, [pattern, text]) => light.replace(pattern, text), stoodIn);
}
