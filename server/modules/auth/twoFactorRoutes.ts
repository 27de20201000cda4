import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { maxNameLength } from '@/shared/config/limits';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { nameOf } from '../people/fields';
import { resendCode } from './challenges';
import { challengeId, code } from './codeSchema';
import { secretPattern } from './totp';
import * as service from './twoFactor';

const factor = z.object({ type: z.enum(['phone', 'app']), id: idParam });
const isDefault = z.boolean().default(false);

const appBody = z.object({
  secret: z.string().regex(secretPattern),
  default: isDefault,
  accountName: nameOf(maxNameLength).optional(),
});

const countryCode = z
  .string()
  .max(8)
  .transform((value) => value.replace(/\D/g, ''))
  .refine((digits) => /^[1-9]\d{0,3}$/.test(digits));

/** A number that exists in its country, without a leading zero (TFA-03). */
const phoneBody = z
  .object({ countryCode, phoneNumber: z.string().max(30), default: isDefault })
  .transform((phone, context) => {
    const parsed = parsePhoneNumberFromString(`+${phone.countryCode}${phone.phoneNumber}`);
    if (parsed?.isValid() === true) return { ...phone, phoneNumber: parsed.nationalNumber };
    context.addIssue({ code: 'custom', path: ['phoneNumber'], message: 'validationError' });
    return z.NEVER;
  });

export const twoFactorRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/2fa/app',
    permission: 'twoFactor.manage',
    handle: ({ deps, actor }) => service.offerApp(deps, actor.id),
  }),
  memberRoute({
    method: 'get',
    path: '/api/2fa',
    permission: 'twoFactor.manage',
    handle: ({ deps, actor }) => service.listFactors(deps.db, actor.id),
  }),
  memberRoute({
    method: 'post',
    path: '/api/2fa/app',
    permission: 'twoFactor.manage',
    status: 201,
    body: appBody,
    handle: ({ deps, actor, body }) => service.addApp(deps, actor, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/2fa/phone',
    permission: 'twoFactor.manage',
    status: 201,
    body: phoneBody,
    handle: ({ deps, actor, body }) => service.addPhone(deps, actor, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/2fa/:type/verify/:id',
    permission: 'twoFactor.manage',
    rate: 'code',
    params: factor,
    body: z.object({ token: code }),
    handle: ({ deps, actor, params, body }) =>
      service.verifyFactor(deps, actor, params.type, params.id, body.token),
  }),
  memberRoute({
    method: 'post',
    path: '/api/2fa/:type/default/:id',
    permission: 'twoFactor.manage',
    params: factor,
    handle: ({ deps, actor, params }) => service.makeDefault(deps, actor, params.type, params.id),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/2fa/:type/:id',
    permission: 'twoFactor.manage',
    params: factor,
    handle: ({ deps, actor, params }) => service.removeFactor(deps, actor, params.type, params.id),
  }),
  guestRoute({
    method: 'post',
    path: '/api/2fa/phone/resendToken/:id',
    permission: 'twoFactor.resend',
    rate: 'code',
    params: z.object({ id: challengeId }),
    // A numeric id is a phone in the settings; any other is the challenge of a login.
    handle: ({ deps, actor, params }) => {
      const own = idParam.safeParse(params.id);
      return actor !== null && own.success
        ? service.resendSetupCode(deps, actor.id, own.data)
        : resendCode(deps, params.id);
    },
  }),
];
