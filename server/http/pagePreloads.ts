import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Pages that follow from the path alone. Other paths depend on the token, which is not sent here. */
const pages: Record<string, string> = {
  '/login': 'src/pages/entering/LoginPage.tsx',
  '/signUp': 'src/pages/entering/SignUpPage.tsx',
  '/forgotPassword': 'src/pages/entering/ForgotPasswordPage.tsx',
  '/resetPassword': 'src/pages/entering/ResetPasswordPage.tsx',
};
/** The document lists its own imports. */
const document = 'index.html';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the build's manifest in `dir`. Answers, per path, the `Link` header that preloads a page's chunks and styles.
 * Empty without a manifest.
 */
export async function readPagePreloads(dir: string): Promise<ReadonlyMap<string, string>> {
  const data = await readManifest(join(dir, '.vite/manifest.json'));
  const known = chunksOf(data, document);
  const links = Object.entries(pages).map(([path, page]) => {
    const needed = [...chunksOf(data, page)].filter((name) => !known.has(name));
    return [path, linkHeader(data, needed)] as const;
  });
  return new Map(links.filter(([, header]) => header !== ''));
}

/** Preloading is optional: an unreadable manifest counts as empty. */
async function readManifest(path: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

/** A chunk of the manifest and its static imports. */
function chunksOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) chunksOf(manifest, imported, found);
  return found;
}

/** Styles need `crossorigin` like the app's loader, or they would be fetched twice. */
function linkHeader(manifest: Manifest, names: readonly string[]): string {
  const scripts = new Set(names.map((name) => manifest[name]?.file ?? ''));
  const styles = new Set(names.flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...[...scripts].map((file) => `</${file}>; rel=modulepreload`),
    ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
  ].join(', ');
}
