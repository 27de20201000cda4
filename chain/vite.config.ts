import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the chain's two commands for plain node. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: fromHere('../build/chain'),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { main: fromHere('main.ts'), writeContracts: fromHere('writeContracts.ts') } },
  },
});
