import type { Mail } from '../../adapters/mail';
import type { ServerConfig } from '../../config';
import { linkHours } from './mailedTokens';

type MailConfig = Pick<ServerConfig, 'publicUrl' | 'productName'>;

/** Path of the page that takes a change of address back. */
export const emailUndoPath = '/emailUndo';

const paragraphs = (...lines: string[]) => lines.join('\n\n');

/** Mail that confirms an address after sign-up (AUTH-07). */
export function confirmationMail(config: MailConfig, to: string, firstName: string, token: string): Mail {
  return {
    to,
    subject: `Confirm your ${config.productName} account`,
    text: paragraphs(
      `Hello ${firstName},`,
      `Open this link to confirm your email address. It works for ${linkHours.confirm} hours.`,
      `${config.publicUrl}/emailConfirmed?token=${token}`,
      'If you did not sign up, you can ignore this mail.',
    ),
  };
}

/** Mail with the link for a new password (AUTH-06). */
export function resetMail(config: MailConfig, to: string, token: string): Mail {
  return {
    to,
    subject: `Reset your ${config.productName} password`,
    text: paragraphs(
      'Somebody asked to reset the password of this account. Open this link to choose a new one. It works once, for one hour.',
      `${config.publicUrl}/resetPassword?token=${token}`,
      'If it was not you, ignore this mail: the password stays as it is.',
    ),
  };
}

/** Mail that confirms a new address (SET-02). */
export function emailChangeMail(config: MailConfig, to: string, token: string): Mail {
  return {
    to,
    subject: `Confirm your new ${config.productName} address`,
    text: paragraphs(
      `Open this link to use this address for your account. It works for ${linkHours.email} hours.`,
      `${config.publicUrl}/emailConfirmed?token=${token}`,
      'If you did not ask for this, ignore this mail.',
    ),
  };
}

/** Notice that an account is closed, and how to come back (OWN-02). */
export function closedMail(config: MailConfig, to: string, until: Date): Mail {
  const day = until.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to,
    subject: `Your ${config.productName} account is closed`,
    text: paragraphs(
      `Nobody sees your profile or anything of yours any more. On ${day} everything is deleted for good.`,
      `To come back before that, log in with your password: ${config.publicUrl}/login`,
      `If it was not you, log in and change your password now. If you forgot it: ${config.publicUrl}/forgotPassword`,
    ),
  };
}

/** Notice to the old address about a requested change, with the link that takes it back. */
export function emailChangeNotice(config: MailConfig, to: string, token: string): Mail {
  return {
    to,
    subject: `Your ${config.productName} address is about to change`,
    text: paragraphs(
      'Somebody who is logged in to your account asked to change its email address. Nothing changes until the link sent to the new address is opened.',
      `If it was not you, open this link. It works for ${linkHours.undo / 24} days, also after the change: your account keeps this address, every device is logged out, and you set a new password.`,
      `${config.publicUrl}${emailUndoPath}?token=${token}`,
    ),
  };
}

/** Notice to the holder of an address that another member asked for. */
export function emailTakenNotice(config: MailConfig, to: string): Mail {
  return {
    to,
    subject: `Your address was asked for on ${config.productName}`,
    text: paragraphs(
      'Somebody asked to use this address for another account. It belongs to yours and stays there; nothing has changed.',
      `If it was you: to use this address elsewhere, give your account here another one first. If you forgot its password: ${config.publicUrl}/forgotPassword`,
    ),
  };
}

/** Text message with a code for a login or a new phone. */
export function codeText(config: MailConfig, code: string): string {
  return `${code} is your ${config.productName} code. It works for 10 minutes. Never share it.`;
}
