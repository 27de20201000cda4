import { expect } from '@playwright/test';
import { TOTP, Secret } from 'otpauth';
import type { WireAppSetup } from '@/shared/wire/auth';
import { fillInLogin, joinAs } from '../people';
import { callAs } from '../wire';
import { button, enter, type Flow } from './flow';

const feed = { name: 'News feed', level: 1 } as const;

export const accountFlows: readonly Flow[] = [
  {
    title: 'AUTH-05 signing up',
    async ready(page) {
      const email = `flow-${Date.now()}-${Math.random()}@mail.example`;
      await page.goto('/signUp');
      await page.getByLabel('First name').fill('Flora');
      await page.getByLabel('Last name').fill('Newcomer');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Brand-new-house-9');
      await page.getByLabel('Confirm password').fill('Brand-new-house-9');
      return {
        call: /^POST \/api\/users\/register$/,
        press: () => button(page, 'Sign up').click(),
        done: page.getByRole('heading', { name: 'Confirmation email sent' }),
      };
    },
  },
  {
    title: 'AUTH-03 TFA-01 the second step of a login',
    async ready(page) {
      const member = await joinAs(page.request, 'Flowfactor');
      const { secret } = await callAs<WireAppSetup>(page.request, member, 'GET', '/api/2fa/app');
      const codeAt = (timestamp: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const factor = { secret, default: true };
      const { id } = await callAs(page.request, member, 'POST', '/api/2fa/app', factor);
      const token = codeAt(Date.now() - 30_000);
      await callAs(page.request, member, 'POST', `/api/2fa/app/verify/${id}`, { token });
      const begin = async () => {
        await fillInLogin(page, member.email, member.password);
        await page.getByLabel('6-digit code').waitFor();
      };
      const typeCodeAt = (timestamp: number) => page.getByLabel('6-digit code').fill(codeAt(timestamp));
      await page.goto('/login');
      await begin();
      return {
        call: /^POST \/api\/users\/auth\/\w+\/validateToken\//,
        press: () => typeCodeAt(Date.now()),
        async pressAgain() {
          await button(page, 'Verify').click();
          const isOver = page.getByText('then log in again for a new code');
          await expect(isOver.or(page.getByRole('heading', feed))).toBeVisible();
          if (await isOver.isHidden()) return;
          await page.getByRole('link', { name: 'Back to login' }).click();
          await begin();
          // A code counts once; the next one is taken already.
          await typeCodeAt(Date.now() + 30_000);
        },
        done: page.getByRole('heading', feed),
      };
    },
  },
  {
    title: 'SET-01 saving settings',
    async ready(page) {
      await enter(page, 'Flowsettings', '/settings/basic');
      await page.getByLabel('Location').fill('Reykjavík');
      return {
        call: /^PATCH \/api\/user\/edit$/,
        press: () => button(page.getByRole('main'), 'Save changes').click(),
        done: page.getByText('Your changes are saved.').first(),
      };
    },
  },
  {
    title: 'AUTH-08 logging out',
    async ready(page) {
      await enter(page, 'Flowlogout', '/about');
      const logOut = button(page.getByRole('navigation', { name: 'Main' }), 'Log out');
      await logOut.waitFor();
      return {
        call: /^(POST|DELETE) \/api\/users?\/logout/,
        press: () => logOut.click(),
        done: button(page, 'Log in'),
      };
    },
  },
];
