import type { Plugin } from 'vite';

/** Parts of axios that the client never uses, with their stand-ins. */
const absent: Record<string, string> = {
  './fetch.js': 'export const getFetch = () => null;',
  './helpers/HttpStatusCode.js': 'export default {};',
  './cancel/CancelToken.js': 'export default class {}',
  './helpers/formDataToJSON.js': 'export default () => null;',
  '../helpers/formDataToJSON.js': 'export default () => null;',
};
const prefix = '\0lean-axios:';

/**
 * Leaves the fetch adapter, the table of status codes, the former way to cancel and forms as JSON out of the client's
 * axios: four kilobytes of each first load. Every request is sent by XHR, which alone tells the progress of an upload,
 * and cancelled by a signal.
 */
export function leanAxios(): Plugin {
  return {
    name: 'kith:lean-axios',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source in absent && /\/axios\/lib\/(adapters\/adapters|axios|defaults\/index)\.js$/.test(importer)
        ? `${prefix}${source}`
        : null,
    load: (id) => (id.startsWith(prefix) ? absent[id.slice(prefix.length)] : null),
  };
}
