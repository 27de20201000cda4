import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
// Node reads the configuration itself: what it imports, down to the last file, is named with its extension.
import { apiServer } from './server/dev/apiServer.ts';
import { bundleBudgets } from './server/bundling/bundleBudgets.ts';
import { bundledPackages } from './server/bundling/bundledPackages.ts';
import { chunkCycles } from './server/bundling/chunkCycles.ts';
import { databaseTemplate } from './server/bundling/databaseTemplate.ts';
import { earlyScript } from './server/bundling/earlyScript.ts';
import { firstScreens } from './server/bundling/firstScreens.ts';
import { laterParts } from './server/bundling/laterParts.ts';
import { precompress } from './server/bundling/precompress.ts';
import { webManifest } from './server/bundling/webManifest.ts';
import { leanLibraries } from './server/bundling/leanLibraries.ts';
import { FlakyReporter } from './tests/flakyReporter.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const clientEntries: Record<string, string> = {
  app: fromRoot('./index.html'),
  migration: fromRoot('./migration/index.html'),
  // A fixed name lets the server restrict it to users of its own chain.
  'demo-wallet': fromRoot('./chain/demoWallet/main.ts'),
};

/** Uses these settings of the server for the client, so that one setting rules both (SHELL-09, ANY-05). */
function shareSettings(mode: string): void {
  const shared = { PRODUCT_NAME: 'Kith', MEDIA_HOSTS: '' };
  const env = loadEnv(mode, fromRoot('.'), ['VITE_', ...Object.keys(shared)]);
  for (const [name, fallback] of Object.entries(shared))
    process.env[`VITE_${name}`] = env[`VITE_${name}`] ?? env[name] ?? fallback;
}

/** Selects the router's production build, since its package offers bundlers only the development build. */
const productionRouter = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
].map(([name = '', file = '']) => ({
  find: new RegExp(`^${name}$`),
  replacement: fromRoot(`./node_modules/react-router/dist/production/${file}`),
}));

/** Selects React's own hook in place of the package that brings it to React 17. */
const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

export default defineConfig(({ isSsrBuild, mode, command }) => {
  shareSettings(mode);
  const aliases = [{ find: '@', replacement: fromRoot('./src') }];
  return {
    plugins: [
      ...[react(), leanLibraries(), apiServer(), bundleBudgets(), bundledPackages()],
      ...[chunkCycles(), webManifest(), earlyScript(), precompress(), databaseTemplate()],
    ],
    resolve: { alias: command === 'build' ? [...aliases, ...productionRouter, ownExternalStore] : aliases },
    build: isSsrBuild
      ? {
          target: 'node20',
          ssr: true,
          sourcemap: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              main: fromRoot('./server/main.ts'),
              backup: fromRoot('./server/backup.ts'),
              restore: fromRoot('./server/restore.ts'),
              migrate: fromRoot('./server/migrate.ts'),
              admin: fromRoot('./server/admin.ts'),
              engine: fromRoot('./server/db/engine/engine.ts'),
              supervisor: fromRoot('./server/supervisor.ts'),
              videoChild: fromRoot('./server/adapters/video/videoChild.ts'),
            },
          },
        }
      : {
          outDir: 'build/client',
          emptyOutDir: true,
          target: 'es2023',
          // Lowering `light-dark()` would break nested color-schemes.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          // Inlines nothing, so that the strict Content-Security-Policy holds.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          manifest: true,
          // The emoji picker and the media tools load on intent; all else has budgets (`bundleBudgets`).
          chunkSizeWarningLimit: 850,
          rolldownOptions: {
            // What the first screen loads later, other late code may well import at once.
            checks: { ineffectiveDynamicImport: false },
            input: clientEntries,
            output: {
              codeSplitting: { groups: [...firstScreens(), ...laterParts()] },
              entryFileNames: ({ name }) =>
                name === 'demo-wallet' ? '[name].js' : 'assets/[name]-[hash].js',
            },
          },
        },
    test: {
      isolate: false,
      maxWorkers: 3,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      // A busy machine can stall a worker for seconds; CI lists what passed on its retry as "flaky".
      retry: process.env['CI'] ? 1 : 0,
      reporters: ['default', new FlakyReporter()],
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            // A worker goes on to a file of its own project alone: mixed projects would start one for nearly every file.
            sequence: { groupOrder: 0 },
            environment: 'happy-dom',
            include: [
              'src/**/*.test.{ts,tsx}',
              'migration/**/*.test.{ts,tsx}',
              'tests/{journeys,contract}/**/*.test.{ts,tsx}',
              'tests/*.test.ts',
            ],
            setupFiles: ['tests/setup.ts'],
            globalSetup: ['tests/globalSetup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            sequence: { groupOrder: 1 },
            environment: 'node',
            include: ['server/**/*.test.ts', 'chain/**/*.test.ts'],
            globalSetup: ['tests/globalSetup.ts'],
          },
        },
      ],
    },
  };
});
