import type { CamelCaseKeys } from 'camelcase-keys';
import type * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import type { photoSchema } from '@/features/albums/types';
import type { coinSchema } from '@/features/coins/types';
import type { commentSchema } from '@/features/comments/types';
import type { companySchema } from '@/features/companies/types';
import type { suggestionSchema } from '@/features/completions/types';
import type { gifSchema } from '@/features/gifs/types';
import type { groupSchema } from '@/features/groups/types';
import type { invitationSchema, inviterSchema } from '@/features/invitations/api';
import type { imageSchema } from '@/features/media/types';
import type { notificationSchema } from '@/features/notifications/types';
import type {
  loggedUserKeys,
  loggedUserSchema,
  profileSchema,
  userInListSchema,
  userSchema,
} from '@/features/people/types';
import type { postSchema } from '@/features/posts/types';
import type { previewSchema } from '@/features/previews/types';
import type { reasonSchema } from '@/features/reports/types';
import type { twoFactorEntrySchema } from '@/features/session/types';
import type { appOfferSchema, deviceSchema, factorSchema } from '@/features/settings/types';
import type { closingSchema, downloadSchema } from '@/features/settings/ownData/types';
import type { weekSchema } from '@/features/wallet/types';
import type { WireAppSetup, WireSession, WireTwoFactorEntry, WireTwoFactorMethod } from '@/shared/wire/auth';
import type { WireArchive } from '@/shared/wire/album';
import type { WireClosing } from '@/shared/wire/closing';
import type { WireCoin } from '@/shared/wire/coin';
import type { WireImage } from '@/shared/wire/common';
import type { WireCompany } from '@/shared/wire/company';
import type { WireGroupOfWeek, WireInvitation, WireInviter, WirePersonOfWeek } from '@/shared/wire/discover';
import type { WireGroup } from '@/shared/wire/group';
import type { WireNotification } from '@/shared/wire/notification';
import type { WireComment, WireGif, WirePost, WirePreview, WireSuggestion } from '@/shared/wire/post';
import type { WireReportReason } from '@/shared/wire/report';
import type {
  WireLoggedUser,
  WireProfile,
  WireUserBrief,
  WireUserInList,
  WireWeek,
} from '@/shared/wire/user';

/** An answer with its keys as the client converts them (API-02). */
type Converted<T extends object, KeepKeysAt extends readonly string[] = []> = CamelCaseKeys<
  T,
  true,
  false,
  false,
  [],
  KeepKeysAt
>;
type Taken<Schema extends v.GenericSchema> = v.InferInput<Schema>;

/** Checked by the type checker: a shape of the wire that changes without its schema does not compile. */
describe('API-07 the client takes every shape that the contract names', () => {
  it('people', () => {
    expectTypeOf<Converted<WireUserBrief>>().toExtend<Taken<typeof userSchema>>();
    expectTypeOf<Converted<WireUserInList>>().toExtend<Taken<typeof userInListSchema>>();
    expectTypeOf<Converted<WireProfile>>().toExtend<Taken<typeof profileSchema>>();
    expectTypeOf<Converted<WireLoggedUser, typeof loggedUserKeys>>().toExtend<
      Taken<typeof loggedUserSchema>
    >();
    expectTypeOf<Converted<WireSuggestion>>().toExtend<Taken<typeof suggestionSchema>>();
    expectTypeOf<Converted<WireWeek>>().toExtend<Taken<typeof weekSchema>>();
    expectTypeOf<Converted<WireNotification>>().toExtend<Taken<typeof notificationSchema>>();
  });

  it('posts and what they carry', () => {
    expectTypeOf<Converted<WirePost>>().toExtend<Taken<typeof postSchema>>();
    expectTypeOf<Converted<WireComment>>().toExtend<Taken<typeof commentSchema>>();
    expectTypeOf<Converted<WirePreview>>().toExtend<Taken<typeof previewSchema>>();
    expectTypeOf<Converted<WireGif>>().toExtend<Taken<typeof gifSchema>>();
    expectTypeOf<Converted<WireImage>>().toExtend<Taken<typeof imageSchema>>();
    expectTypeOf<Converted<WireImage>>().toExtend<Taken<typeof photoSchema>>();
    expectTypeOf<Converted<WireReportReason>>().toExtend<Taken<typeof reasonSchema>>();
  });

  it('groups, companies and coins', () => {
    expectTypeOf<Converted<WireGroup>>().toExtend<Taken<typeof groupSchema>>();
    expectTypeOf<Converted<WireGroupOfWeek>>().toExtend<Taken<typeof groupSchema>>();
    expectTypeOf<Converted<WirePersonOfWeek>>().toExtend<Taken<typeof userInListSchema>>();
    expectTypeOf<Converted<WireInvitation>>().toExtend<Taken<typeof invitationSchema>>();
    expectTypeOf<Converted<WireInviter>>().toExtend<Taken<typeof inviterSchema>>();
    expectTypeOf<Converted<WireCompany>>().toExtend<Taken<typeof companySchema>>();
    // The converter writes `change24H`, its type `change24h`.
    type Coin = Converted<Omit<WireCoin, 'change_24h'>> & { change24H: WireCoin['change_24h'] };
    expectTypeOf<Coin>().toExtend<Taken<typeof coinSchema>>();
  });

  it('the account', () => {
    expectTypeOf<Converted<WireTwoFactorEntry>>().toExtend<Taken<typeof twoFactorEntrySchema>>();
    expectTypeOf<Converted<WireTwoFactorMethod>>().toExtend<Taken<typeof factorSchema>>();
    expectTypeOf<Converted<WireAppSetup>>().toExtend<Taken<typeof appOfferSchema>>();
    expectTypeOf<Converted<WireArchive>>().toExtend<Taken<typeof downloadSchema>>();
    expectTypeOf<Converted<WireClosing>>().toExtend<Taken<typeof closingSchema>>();
    expectTypeOf<Converted<WireSession>>().toExtend<Taken<typeof deviceSchema>>();
  });
});
