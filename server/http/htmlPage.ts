import { createHash } from 'node:crypto';

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

/** Uses the colours of the reader's system, light or dark. */
const style = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { box-sizing: border-box; max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.125rem }
dl { display: grid; margin: 1.5rem 0 }
dt { font-weight: 600; margin-top: .75rem }
dd { margin: 0 }
@media (min-width: 40rem) {
  dl { grid-template-columns: 12rem 1fr; gap: .75rem 1rem }
  dt { margin: 0 }
}`;
const styleHash = createHash('sha256').update(style).digest('base64');

interface PageTraits {
  status?: number;
  /** The page has a form that this server takes. */
  hasForm?: boolean;
}

/** Answers a page of the server's own: no script, nothing loaded but the icon, never cached. */
export function htmlPage(
  title: string,
  body: Markup,
  { status = 200, hasForm = false }: PageTraits = {},
): Response {
  const page = markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${new Markup(style)}</style></head>
<body>
<main>
${body}
</main>
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
