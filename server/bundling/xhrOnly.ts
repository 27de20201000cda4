import type { Plugin } from 'vite';

const absent = '\0no-fetch-adapter';

/**
 * Leaves axios' fetch adapter out of the client. Every request is sent by XHR, which alone tells the progress of an
 * upload, so that the adapter would only weigh two kilobytes of each first load.
 */
export function xhrOnly(): Plugin {
  return {
    name: 'kith:xhr-only',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './fetch.js' && /\/axios\/lib\/adapters\/adapters\.js$/.test(importer) ? absent : null,
    load: (id) => (id === absent ? 'export const getFetch = () => null;' : null),
  };
}
