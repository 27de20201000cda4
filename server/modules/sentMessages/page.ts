import { desc } from 'drizzle-orm';
import { isLoopback } from '../../config';
import { outboxMessages } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { addHeaders } from '../../http/securityHeaders';

const maxShown = 200;

type Message = typeof outboxMessages.$inferSelect;

/**
 * Shows unsent mails and texts, newest first, as a page without script (SRV-03). Available only to this machine
 * without a mail service, or with OUTBOX=on: it shows every member's links.
 */
export async function sentMessagesPage({ db, config }: AppDeps, request: Request): Promise<Response> {
  if (!config.isOutboxOpen || !isOwnHost(request, config.publicUrl)) throw notFound();
  const messages = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(maxShown);
  const title = escapeHtml(`${config.productName} outbox`);
  const entries =
    messages.length === 0
      ? '<p>Nothing has been sent yet.</p>'
      : messages.map((message) => toArticle(message, config.publicUrl)).join('\n');
  const response = new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
<p>Mails and text messages of this server, newest first. Nothing leaves this machine.</p>
${entries}
</main>
</body>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' } },
  );
  addHeaders(response, { 'Cache-Control': 'no-store' });
  return response;
}

/** Protects the mails from DNS rebinding, where a foreign name points at this machine. */
function isOwnHost(request: Request, publicUrl: string): boolean {
  const { hostname } = new URL(request.url);
  return isLoopback(hostname) || hostname === new URL(publicUrl).hostname;
}

function toArticle({ kind, recipient, subject, body, createdAt }: Message, publicUrl: string): string {
  const heading = kind === 'mail' ? `Mail: ${subject}` : 'Text message';
  const moment = createdAt.toISOString();
  return `<article>
<h2>${escapeHtml(heading)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></p>
${toParagraphs(body, publicUrl)}
</article>
<hr>`;
}

function toParagraphs(body: string, publicUrl: string): string {
  return body
    .split('\n\n')
    .map((paragraph) => `<p>${withLinks(paragraph, publicUrl)}</p>`)
    .join('\n');
}

/** Links only to addresses of this server; text in a mail may come from a member. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const safe = escapeHtml(word);
      return word.startsWith(`${publicUrl}/`) ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
