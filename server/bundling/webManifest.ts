import type { Plugin } from 'vite';

const fileName = 'app.webmanifest';

/** Writes the manifest with which the product is installed on a phone, under the name that the settings give it. */
export function webManifest(): Plugin {
  return {
    name: 'kith:web-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) =>
        path === '/index.html' ? [{ tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` } }] : [],
    },
    generateBundle() {
      const name = process.env['VITE_PRODUCT_NAME'] ?? '';
      const manifest = {
        name,
        short_name: name,
        start_url: '/',
        display: 'standalone',
        background_color: '#f3f5f2',
        theme_color: '#f3f5f2',
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/touchIcon.png', sizes: '512x512', type: 'image/png' },
        ],
      };
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
    },
  };
}
