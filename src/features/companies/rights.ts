import { seesCompany, whyNotInCompany } from '@/shared/rules/company';
import type { CompanyRole } from '@/shared/wire/company';

interface Standing {
  role: CompanyRole | null;
  privacy: 0 | 1;
  options: { wall: boolean };
}

/** Rights in a company by the rules, for backends that do not tell, and after a change of the role. */
export function rightsIn({ role, privacy, options }: Standing) {
  return {
    canPost: options.wall && whyNotInCompany(role, 'speak') === null,
    canSee: seesCompany(role, privacy),
  };
}

/** Id of a person's place in a company. */
export function memberId(companyId: string, userId: string): string {
  return `${companyId} ${userId}`;
}
