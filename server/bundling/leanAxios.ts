import type { Plugin } from 'vite';

const noCookies = 'export default { read: () => null, readAsync: () => Promise.resolve(null) };';

/** Parts of axios that the client never uses, with their stand-ins. */
const absent: Record<string, string> = {
  './fetch.js': 'export const getFetch = () => null;',
  './helpers/HttpStatusCode.js': 'export default {};',
  './cookies.js': noCookies,
  '../helpers/cookies.js': noCookies,
  './cancel/CancelToken.js': 'export default class {}',
  './helpers/formDataToJSON.js': 'export default () => null;',
  '../helpers/formDataToJSON.js': 'export default () => null;',
};
const prefix = '\0lean-axios:';
const importers =
  /\/axios\/lib\/(adapters\/(adapters|xhr)|axios|defaults\/index|helpers\/resolveConfig)\.js$/;

/**
 * Leaves the fetch adapter, the table of status codes, the former way to cancel, forms as JSON and the reading of cookies
 * out of the client's axios: five kilobytes of each first load. Every request is sent by XHR, which alone tells the
 * progress of an upload, and cancelled by a signal; the token is in a header, so that no cookie needs a counterpart.
 */
export function leanAxios(): Plugin {
  return {
    name: 'kith:lean-axios',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source in absent && importers.test(importer) ? `${prefix}${source}` : null,
    load: (id) => (id.startsWith(prefix) ? absent[id.slice(prefix.length)] : null),
  };
}
