import { describeCall, withAmount } from './calls';
import { demoWallet } from './identity';
import { styles } from './styles';

export type Question =
  { kind: 'connect'; accounts: readonly string[] } | { kind: 'send'; to: string; data: string };

const decimals = 18;

/** Asks the holder in a pop-up. Resolves to the account or the data to send; null when the holder rejects. */
export function askHolder(question: Question): Promise<string | null> {
  return new Promise((resolve) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const opener = document.activeElement;
    const dialog = element('dialog', { 'aria-label': demoWallet.name });
    const form = element('form', { method: 'dialog' });
    const answer =
      question.kind === 'connect' ? askAccount(form, question.accounts) : askToSend(form, question);
    const buttons = element('div', { class: 'buttons' });
    const reject = element('button', { type: 'button' }, 'Reject');
    const approve = element('button', { type: 'submit', class: 'approve' }, 'Approve');
    buttons.append(reject, approve);
    form.append(buttons);
    dialog.append(element('div', { class: 'name' }, demoWallet.name), form);

    const end = (value: string | null) => {
      dialog.close();
      host.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      resolve(value);
    };
    reject.addEventListener('click', () => end(null));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end(null);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const value = answer();
      if (value !== null) end(value);
    });
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
    approve.focus();
  });
}

function askAccount(form: HTMLElement, accounts: readonly string[]): () => string {
  const select = element('select');
  select.append(...accounts.map((account) => element('option', { value: account }, account)));
  const label = element('label', {}, 'Account');
  label.append(select);
  form.append(
    element('h2', {}, 'Show an account to this page?'),
    element('p', {}, 'These accounts hold play money on the chain of this server.'),
    label,
  );
  return () => select.value;
}

function askToSend(form: HTMLElement, { to, data }: { to: string; data: string }): () => string | null {
  const { title, amount, isApproval } = describeCall(data);
  form.append(element('h2', {}, title));
  const facts = element('dl');
  facts.append(element('dt', {}, 'Contract'), element('dd', {}, to));
  if (amount !== null && !isApproval)
    facts.append(element('dt', {}, 'Amount'), element('dd', {}, write(amount)));
  form.append(facts);
  if (amount === null || !isApproval) return () => data;
  const input = element('input', { inputmode: 'decimal', autocomplete: 'off' });
  input.value = write(amount);
  const label = element('label', {}, 'Spending cap');
  label.append(input);
  form.append(label);
  return () => {
    const cap = read(input.value);
    input.setAttribute('aria-invalid', String(cap === null));
    if (cap === null) input.focus();
    return cap === null ? null : withAmount(data, cap);
  };
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

function write(amount: bigint): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return digits.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`);
}

function read(text: string): bigint | null {
  const parts = /^(\d{1,40})(?:\.(\d{1,18}))?$/.exec(text.trim());
  return parts === null ? null : BigInt((parts[1] ?? '') + (parts[2] ?? '').padEnd(decimals, '0'));
}
