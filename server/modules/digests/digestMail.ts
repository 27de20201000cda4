import type { Mail } from '../../adapters/mail';
import type { ServerConfig } from '../../config';
import { markup, type Markup } from '../../http/htmlPage';
import type { DigestLine } from './lines';

const maxLines = 20;

interface Digest {
  to: string;
  firstName: string;
  lines: readonly DigestLine[];
  /** Address that ends these mails. */
  unsubscribe: string;
}

/** Path of the page that ends digest mails, and of the call of one click. */
export const unsubscribePath = '/unsubscribe';

/** Styles of single elements: mail programs drop style sheets. Text keeps the program's own colours, light or dark. */
const styles = {
  body: 'max-width:36rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere',
  name: 'font-size:1.25rem;font-weight:700',
  plain: 'color:inherit;text-decoration:none',
  lines: 'margin:1rem 0;padding:0;list-style:none',
  line: 'padding:.75rem 0;border-top:1px solid #bfc8c2',
  button:
    'display:inline-block;padding:.625rem 1rem;border-radius:.5rem;background:#0b604b;color:#fff;font-weight:600;text-decoration:none',
} as const;

/**
 * Mail with what a member missed (LIVE-04), as text and HTML. Its headers let a mail program end these mails by one
 * click (RFC 8058), and keep automatic answers away (RFC 3834).
 */
export function digestMail(
  { publicUrl, productName }: Pick<ServerConfig, 'publicUrl' | 'productName'>,
  { to, firstName, lines, unsubscribe }: Digest,
): Mail {
  const shown = lines.slice(0, maxLines);
  const more = lines.length - shown.length;
  const settings = `${publicUrl}/settings/notification`;
  const all = `${publicUrl}/notifications`;
  const texts = {
    hello: `Hello ${firstName},`,
    lead: `this is what you missed on ${productName}:`,
    settings: 'Choose what we mail you:',
    end: 'No more of these mails, by one click and without a login:',
  };
  const text = [
    texts.hello,
    texts.lead,
    ...shown.map((line) => `${textOf(line)}\n${publicUrl}${line.path}`),
    ...(more > 0 ? [`and ${more} more\n${all}`] : []),
    `${texts.settings}\n${settings}`,
    `${texts.end}\n${unsubscribe}`,
  ].join('\n\n');
  const html = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${productName}</title></head>
<body style="${styles.body}">
<p style="${styles.name}">${link(publicUrl, productName, styles.plain)}</p>
<p>${texts.hello}</p>
<p>${texts.lead}</p>
<ul style="${styles.lines}">
${shown.map((line) => markup`<li style="${styles.line}">${link(`${publicUrl}${line.path}`, markupOf(line), styles.plain)}</li>\n`)}</ul>
${more > 0 ? markup`<p>${link(all, `and ${more} more`)}</p>` : ''}
<p>${link(all, 'See your notifications', styles.button)}</p>
<p><small>${texts.settings} ${link(settings, settings)}<br>${texts.end} ${link(unsubscribe, 'Unsubscribe')}</small></p>
</body></html>
`;
  return {
    to,
    subject: `${lines.length === 1 ? '1 thing' : `${lines.length} things`} you missed on ${productName}`,
    text,
    html: html.text,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function link(address: string, label: string | Markup, style = ''): Markup {
  return markup`<a href="${address}"${style === '' ? '' : markup` style="${style}"`}>${label}</a>`;
}

/** Says how names follow each other: "A, B and 3 others". */
function joinersOf({ others }: DigestLine): { between: string; after: string } {
  if (others === 0) return { between: ' and ', after: '' };
  return { between: ', ', after: others === 1 ? ' and 1 other' : ` and ${others} others` };
}

function textOf(line: DigestLine): string {
  const { between, after } = joinersOf(line);
  return `${line.names.join(between)}${after} ${line.did}`.trim();
}

function markupOf(line: DigestLine): Markup {
  const { between, after } = joinersOf(line);
  const names = line.names.map(
    (name, index) => markup`${index === 0 ? '' : between}<b><bdi>${name}</bdi></b>`,
  );
  return markup`${names}${after} ${line.did}`;
}
