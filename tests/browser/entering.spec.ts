import { Secret, TOTP } from 'otpauth';
import { demoEmail, demoPassword, demoTotpSecret } from '../../server/seed/accounts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures';
import { fillInLogin, logIn, signUp, statusComplaint } from './people';

const feed = { name: 'News feed', level: 1 } as const;

test('AUTH-05 AUTH-07 a stranger signs up, follows the link in the outbox and logs in', async ({ page }) => {
  await signUp(page, 'Robin');
  await expect(page.getByRole('heading', feed)).toBeVisible();
});

test('AUTH-04 every refusal of a login says why', async ({ page, complaints }) => {
  complaints.expected = [401, 403, 423].map(statusComplaint);
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await fillInLogin(page, demoEmail('olu'), demoPassword);
  await expect(alert).toContainText(
    "Your account isn't confirmed yet, please check your email for confirmation",
  );
  await fillInLogin(page, demoEmail('pia'), demoPassword);
  await expect(alert).toContainText('Authentication failed, you are not approved for the beta release');

  const stranger = `stranger-${Date.now()}@mail.example`;
  for (const left of [4, 3, 2, 1]) {
    await fillInLogin(page, stranger, 'Wrong-horse-7');
    await expect(alert).toContainText(`Invalid password, attempts to login ${left}`);
  }
  await fillInLogin(page, stranger, 'Wrong-horse-7');
  await expect(alert).toContainText('Account locked for 10 minutes');
  await expect(page.getByText('You can try again in 10 minutes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await fillInLogin(page, stranger, 'Other-horse-7');
  await expect(alert).toHaveText('Account locked');
});

test('AUTH-03 TFA-01 logs in with an authentication app', async ({ page }) => {
  await logIn(page, 'ingrid');
  await expect(page).toHaveURL(/\/login\/twoFactor$/);
  const code = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate();
  await page.getByLabel('6-digit code').fill(code);
  await expect(page.getByRole('heading', feed)).toBeVisible();
});

test('AUTH-03 TFA-01 logs in with the code of an SMS', async ({ page, context }) => {
  await logIn(page, 'tomasz');
  await expect(page.getByText('Enter the code that we sent to')).toBeVisible();
  const outbox = await context.newPage();
  await outbox.goto('/outbox');
  const message = await outbox
    .locator('article', { hasText: /\b\d{6}\b/ })
    .first()
    .innerText();
  await page.getByLabel('6-digit code').fill(/\b\d{6}\b/.exec(message)?.[0] ?? '');
  await expect(page.getByRole('heading', feed)).toBeVisible();
});

test('AUTH-06 a forgotten password is replaced by the mailed link', async ({ page }) => {
  const { email } = await signUp(page, 'Kim');
  await expect(page.getByRole('heading', feed)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgotPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  // The mail may follow the answer, which tells nobody whether there is such an account.
  const link = page.locator('article', { hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(link).toHaveAttribute('href', /\/resetPassword\?/, { timeout: 1_000 });
  }).toPass();
  await link.click();
  await page.getByLabel('New password', { exact: true }).fill('Another-house-10');
  await page.getByLabel('Confirm new password').fill('Another-house-10');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillInLogin(page, email, 'Another-house-10');
  await expect(page.getByRole('heading', feed)).toBeVisible();
});

for (const path of [
  '/login',
  '/signUp',
  '/forgotPassword',
  '/legal/terms',
  '/maintenance',
  '/error',
  '/migration/',
]) {
  test(`G11 SHELL-13 ${path} is accessible in both themes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}
