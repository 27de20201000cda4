import type { Plugin, Rolldown } from 'vite';
import { requestEarly, type EarlyPlan } from '../../src/app/early/requestEarly.ts';
import { firstCalls } from '../../src/shared/api/firstCalls.ts';
import { defaultAppId, headersOf } from '../../src/shared/api/headers.ts';
import { tokenKey } from '../../src/shared/api/token.ts';
import { pageSizes, requestTimeoutMs } from '../../src/shared/config/limits.ts';

const themeScript = '<script src="/theme.js"></script>';
const tokenMark = '{token}';

export const isEarlyScript = (fileName: string) => /^assets\/early-[\w-]+\.js$/.test(fileName);

/**
 * Writes the script that asks for a member's first screen before the app's code is there, and names it in the app's
 * page beside `theme.js`, before the style sheets, for which a script would wait.
 */
export function earlyScript(): Plugin {
  let sender = { appId: defaultAppId, sendsBearer: false };
  let fileName = '';
  return {
    name: 'kith:early-script',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ env }) {
      sender = {
        appId: String(env['VITE_APP_ID'] || defaultAppId),
        sendsBearer: /^(true|1|on)$/.test(String(env['VITE_BEARER'])),
      };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = ['members', 'transport'].map((name) => chunkOf(name, bundle));
        const plan: EarlyPlan = {
          tokenKey,
          headers: { Accept: 'application/json', ...headersOf(tokenMark, sender) },
          tokenMark,
          timeoutMs: requestTimeoutMs,
          calls: [firstCalls.me],
          news: `${firstCalls.news}?page=1&per_page=${pageSizes.feed}`,
          scripts: chunks.map((chunk) => `/${chunk.fileName}`),
          styles: chunks.flatMap((chunk) =>
            [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
          ),
        };
        const source = `(${requestEarly.toString()})(${JSON.stringify(plan)});\n`;
        fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html;
        if (!html.includes(themeScript)) throw new Error(`index.html has no ${themeScript}`);
        return html.replace(themeScript, `${themeScript}\n    <script src="/${fileName}"></script>`);
      },
    },
  };
}

function chunkOf(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`);
  return chunk;
}
