import { createHash } from 'node:crypto';
import type { ServerConfig } from '../config';

/** Text of a page in which everything foreign is escaped; only `markup` makes it. */
class Markup {
  constructor(readonly text: string) {}
}
export type { Markup };

type Part = string | number | Markup | readonly Markup[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag for HTML. Escapes every value, in text and in quoted attributes, but for other markup. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const [first = '', ...others] = texts;
  return new Markup(first + others.map((text, index) => render(parts[index] ?? '') + text).join(''));
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Has the colours of the app, light or dark as the reader's system is, and the system's own fonts. */
const style = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f3f5f2, #0d1211);
  --sheet: light-dark(#fff, #141a18);
  --ink: light-dark(#121a17, #e8eeea);
  --meta: light-dark(#5f6b65, #8e9a94);
  --line: light-dark(#dfe4e0, #252d2a);
  --accent: light-dark(#0b604b, #5fcfa5);
  --on-accent: light-dark(#fff, #06231a);
  --accent-text: light-dark(#0a5947, #74d6b0);
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.page { box-sizing: border-box; max-width: 48rem; margin: 0 auto; padding: 1rem }
.home {
  display: inline-flex;
  align-items: center;
  gap: .625rem;
  min-height: 2.75rem;
  color: inherit;
  font-size: 1.25rem;
  font-weight: 700;
  text-decoration: none;
}
main { padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet) }
main > :first-child { margin-top: 0 }
main > :last-child { margin-bottom: 0 }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.125rem; line-height: 1.25 }
a { color: var(--accent-text) }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
time, dt { color: var(--meta) }
hr { margin: 1.5rem 0; border: 0; border-top: 1px solid var(--line) }
button {
  min-height: 2.75rem;
  padding: .5rem 1rem;
  border: 0;
  border-radius: .5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
dl { display: grid; margin: 1.5rem 0 }
dt { margin-top: .75rem }
dd { margin: 0 }
@media (min-width: 40rem) {
  .page { padding: 1.5rem }
  main { padding: 2rem }
  dl { grid-template-columns: 12rem 1fr; gap: .75rem 1rem }
  dt { margin: 0 }
}
@media (forced-colors: active) {
  button { border: 1px solid ButtonBorder }
}`;
const styleHash = createHash('sha256').update(style).digest('base64');

interface PageTraits {
  status?: number;
  /** The page has a form that this server takes. */
  hasForm?: boolean;
}

/** Answers a page of the server's own, below the way home: no script, nothing loaded but the icon, never cached. */
export function htmlPage(
  { productName }: Pick<ServerConfig, 'productName'>,
  title: string,
  body: Markup,
  { status = 200, hasForm = false }: PageTraits = {},
): Response {
  const page = markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${new Markup(style)}</style></head>
<body>
<div class="page">
<header><a class="home" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${productName}</a></header>
<main>
${body}
</main>
</div>
</body>
</html>
`;
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  });
}
