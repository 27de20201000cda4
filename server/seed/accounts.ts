import type { MemberPermalink } from './content/members';

/** Password of every demo member. */
export const demoPassword = 'Good-neighbour-7';
/** Base32, to be entered into an authentication app by hand. */
export const demoTotpSecret = 'KITHDEMOKITHDEMOKITHDEMOKITHDEMO';

export interface DemoAccount {
  permalink: MemberPermalink;
  email: string;
  /** Reason to log in with this account. */
  shows: string;
}

const account = (permalink: MemberPermalink, shows: string): DemoAccount => ({
  permalink,
  email: demoEmail(permalink),
  shows,
});

export function demoEmail(permalink: string): string {
  return `${permalink}@kith.example`;
}

/** Accounts worth trying, for the terminal, the README and browser tests. All share `demoPassword`. */
export const demoAccounts: readonly DemoAccount[] = [
  account('amara', 'the main account, with a lively feed'),
  account('yusuf', 'a second member, who follows Amara and is followed back'),
  account('ingrid', `two-factor login with an authentication app (secret ${demoTotpSecret})`),
  account('tomasz', 'two-factor login by SMS; the code is in the outbox'),
  account('jonina', 'a private profile, with followers who were approved'),
  account('hala', 'the operator of the house, with everything that was reported'),
  account('bernd', 'a moderator of the house'),
  account('olu', 'an email address that was never confirmed'),
  account('pia', 'no access to the beta'),
];
