import { desc } from 'drizzle-orm';
import { isLoopback } from '../../config';
import { outboxMessages } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { htmlPage, markup, type Markup } from '../../http/htmlPage';

const maxShown = 200;

type Message = typeof outboxMessages.$inferSelect;

/**
 * Shows unsent mails and texts, newest first, as a page without script (SRV-03). Available only to this machine
 * without a mail service, or with OUTBOX=on: it shows every member's links.
 */
export async function sentMessagesPage({ db, config }: AppDeps, request: Request): Promise<Response> {
  if (!config.isOutboxOpen || !isOwnHost(request, config.publicUrl)) throw notFound();
  const messages = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(maxShown);
  const title = `${config.productName} outbox`;
  return htmlPage(
    config,
    title,
    markup`<h1>${title}</h1>
<p>Mails and text messages of this server, newest first. Nothing leaves this machine.</p>
${
  messages.length === 0
    ? markup`<p>Nothing has been sent yet.</p>`
    : messages.map((message) => toArticle(message, config.publicUrl))
}`,
  );
}

/** Protects the mails from DNS rebinding, where a foreign name points at this machine. */
function isOwnHost(request: Request, publicUrl: string): boolean {
  const { hostname } = new URL(request.url);
  return isLoopback(hostname) || hostname === new URL(publicUrl).hostname;
}

function toArticle({ kind, recipient, subject, body, createdAt }: Message, publicUrl: string): Markup {
  const heading = kind === 'mail' ? `Mail: ${subject}` : 'Text message';
  const moment = createdAt.toISOString();
  return markup`<article>
<h2>${heading}</h2>
<p>To ${recipient}, <time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></p>
${body.split('\n\n').map((paragraph) => markup`<p>${withLinks(paragraph, publicUrl)}</p>\n`)}
</article>
<hr>`;
}

/** Links only to addresses of this server; text in a mail may come from a member. */
function withLinks(text: string, publicUrl: string): Markup[] {
  return text
    .split(/(\s+)/)
    .map((word) =>
      word.startsWith(`${publicUrl}/`)
        ? markup`<a href="${word}" rel="noreferrer">${word}</a>`
        : markup`${word}`,
    );
}
