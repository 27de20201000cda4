import { z } from 'zod';
import { maxCompanyContacts, maxNameLength, maxPhoneLength, maxPositionLength } from '@/shared/config/limits';
import { cleanName } from '@/shared/rules/text';
import { companyFollowLevels, companyRoles, contactCategories } from '@/shared/wire/company';
import { editedCommunityFields, newCommunityFields } from '../communities/schemas';
import { emailAddress, nameOf, textOf } from '../people/fields';

const noText = z
  .string()
  .max(maxNameLength)
  .regex(/^\s*$/)
  .transform(() => '');

/** A number as people write it, with a digit in it. */
const phone = textOf(maxPhoneLength)
  .transform(cleanName)
  .refine((value) => /\d/.test(value));

/** An address or a number is needed: a contact is there to be reached. */
const contact = z
  .object({
    category: z.enum(contactCategories),
    name: nameOf(maxNameLength),
    email: z.union([noText, emailAddress]).default(''),
    phone: z.union([noText, phone]).default(''),
  })
  .superRefine(({ email, phone: number }, context) => {
    if (email === '' && number === '') context.addIssue({ code: 'custom', path: ['email'] });
  });

/** Body of following a company (CMP-03). */
export const followSchema = z.object({ level: z.enum(companyFollowLevels).optional() });

/** Body of `POST /api/companies` (CMP-01). */
export const createCompanySchema = z.object(newCommunityFields);
export type NewCompany = z.output<typeof createCompanySchema>;

/** Body of `PATCH /api/companies/{id}`: any of the fields (CMP-01). */
export const editCompanySchema = z
  .object({
    ...editedCommunityFields,
    options: z
      .object({ wall: z.boolean(), photos: z.boolean(), contacts: z.boolean(), members: z.boolean() })
      .partial(),
    contacts: z.array(contact).max(maxCompanyContacts),
  })
  .partial();
export type CompanyEdit = z.output<typeof editCompanySchema>;

/** Optional body of adding a person: what they do there (CMP-04). */
export const positionSchema = z.object({
  position: textOf(maxPositionLength).transform(cleanName).default(''),
});

export const companyRoleSchema = z.object({ role: z.enum(companyRoles) });
