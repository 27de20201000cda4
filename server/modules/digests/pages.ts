import type { ServerConfig } from '../../config';
import { htmlPage, markup } from '../../http/htmlPage';
import { unsubscribePath } from './digestMail';

type PageConfig = Pick<ServerConfig, 'productName'>;

const settingsPath = '/settings/notification';

/** Asks before it ends digest mails; the token has passed its check. */
export function askPage(config: PageConfig, token: string): Response {
  return htmlPage(
    config,
    'Unsubscribe',
    markup`<h1>No more digest mails?</h1>
<p>${config.productName} then mails you nothing about what you missed. Your notifications stay as they are.</p>
<form method="post" action="${unsubscribePath}?token=${token}"><button>Unsubscribe</button></form>`,
    { hasForm: true },
  );
}

export function donePage(config: PageConfig): Response {
  return htmlPage(
    config,
    'Unsubscribed',
    markup`<h1>Done</h1>
<p>${config.productName} mails you nothing more about what you missed.</p>
<p>You can choose it again in your <a href="${settingsPath}">notification settings</a>.</p>`,
  );
}

/** Answers a token that this server did not sign. */
export function deadPage(config: PageConfig): Response {
  return htmlPage(
    config,
    'Unsubscribe',
    markup`<h1>This link does not work</h1>
<p>It may have been cut off on its way. Copy the whole link of the mail, or choose in your <a href="${settingsPath}">notification settings</a> what ${config.productName} mails you.</p>`,
    { status: 404 },
  );
}
