import type { ServerConfig } from '../../config';
import { htmlPage, markup } from '../../http/htmlPage';
import { linkHours } from '../auth/mailedTokens';
import { emailUndoPath } from '../auth/mails';

type PageConfig = Pick<ServerConfig, 'productName'>;

const title = 'Change of address';
const resetPath = '/forgotPassword';

/** Asks before it takes a change back; the token has passed its check. */
export function askPage(config: PageConfig, email: string, token: string): Response {
  return htmlPage(
    config,
    title,
    markup`<h1>Was it not you?</h1>
<p>Somebody asked to change the email address of your ${config.productName} account. If it was not you, take it back here:</p>
<ul>
<li>Your account keeps the address ${email}.</li>
<li>Every device is logged out, and no other link that was mailed works any more.</li>
<li>The password stops working. A link to set a new one is mailed to ${email} at once.</li>
</ul>
<form method="post" action="${emailUndoPath}?token=${token}"><button>It was not me</button></form>
<p>If it was you, close this page: it has changed nothing.</p>`,
    { hasForm: true },
  );
}

export function donePage(config: PageConfig, email: string): Response {
  return htmlPage(
    config,
    title,
    markup`<h1>Now set a new password</h1>
<p>Your ${config.productName} account has the address ${email}, and every device is logged out.</p>
<p>Open the link that was mailed to ${email} just now, and set a new password. It works for one hour; after that <a href="${resetPath}">ask for another one</a>.</p>`,
  );
}

/** Answers a link whose address another account has: it works again when that account has another one. */
export function takenPage(config: PageConfig, email: string): Response {
  return htmlPage(
    config,
    title,
    markup`<h1>This address belongs to another account</h1>
<p>Another ${config.productName} account has the address ${email} by now, so nothing has changed. Give that account another address, then open this link again.</p>`,
    { status: 409 },
  );
}

export function deadPage(config: PageConfig): Response {
  return htmlPage(
    config,
    title,
    markup`<h1>This link does not work</h1>
<p>It was used, it is older than ${linkHours.undo / 24} days, or it was cut off on its way: copy the whole link of the mail. If you cannot get into your ${config.productName} account, <a href="${resetPath}">reset your password</a>.</p>`,
    { status: 404 },
  );
}
