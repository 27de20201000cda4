import type { Plugin } from 'vite';

/** Parts of axios that the client never uses, and what stands in their place. */
const absent: Record<string, string> = {
  './fetch.js': 'export const getFetch = () => null;',
  './helpers/HttpStatusCode.js': 'export default {};',
};
const prefix = '\0lean-axios:';

/**
 * Leaves the fetch adapter and the table of status codes out of the client's axios. Every request is sent by XHR, which
 * alone tells the progress of an upload, so that they would only weigh three kilobytes of each first load.
 */
export function leanAxios(): Plugin {
  return {
    name: 'kith:lean-axios',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source in absent && /\/axios\/lib\/(adapters\/adapters|axios)\.js$/.test(importer)
        ? `${prefix}${source}`
        : null,
    load: (id) => (id.startsWith(prefix) ? absent[id.slice(prefix.length)] : null),
  };
}
