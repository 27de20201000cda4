import type { Locator, Page } from '@playwright/test';
import { enterWith, joinAs, type Newcomer } from '../people';

/** Acts of a person in one flow, made ready to the last press. */
export interface ReadyFlow {
  /** Method and path of the call that the last press makes. */
  call: RegExp;
  press: () => Promise<void>;
  /** Follows a press that failed; without it the same press. */
  pressAgain?: () => Promise<void>;
  /** Seen once it is done. */
  done: Locator;
  /** How often the server has it, for what must not be there twice. */
  count?: () => Promise<number>;
}

export interface Flow {
  title: string;
  ready: (page: Page) => Promise<ReadyFlow>;
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** A new member on a page. */
export async function enter(page: Page, name: string, path: string): Promise<Newcomer> {
  const member = await joinAs(page.request, name);
  await enterWith(page, member.token, path);
  return member;
}
