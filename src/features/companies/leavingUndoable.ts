import { i18n } from '@/shared/i18n/i18n';
import type { CallContext } from '@/shared/store/attempt';
import { createUndoable } from '@/shared/undo/createUndoable';
import { actOnCompanyMember } from './requests';
import type { Company } from './types';

/** The member's step out of the team of a company. */
export interface Departure extends Pick<Company, 'id' | 'name'> {
  /** The member's own id. */
  userId: string;
}
const leave = ({ id: companyId, userId }: Departure) => ({ companyId, userId, act: 'leave' as const });

/** Leaves the teams of companies; can be taken back for six seconds (CMP-04, HOUR-04). */
export const leavingUndoable = createUndoable<Departure, Awaited<ReturnType<typeof actOnCompanyMember.make>>>(
  'companies/leaving',
  {
    make: (item, context: CallContext) => actOnCompanyMember.make(leave(item), context),
    outcomeActions: (outcome, item) => actOnCompanyMember.outcomeActions(outcome, leave(item)),
  },
  ([company]) => i18n.t('companies:left', { name: company?.name ?? '' }),
  'companies/leaving',
);
