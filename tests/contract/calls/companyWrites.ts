import * as companies from '@/features/companies/api';
import { context } from './arguments';
import { idOf } from './row';
import * as sample from './samples';
import type { Write } from './writes';

/** Writes of companies. */
export const companyWrites: Record<string, Write> = {
  'edit a company': {
    calls: [companies.editCompany],
    make: async () =>
      idOf(
        await companies.editCompany({ id: '61', permalink: 'boats', changes: { name: 'Boats' } }, context),
      ),
    full: sample.company,
    comesTo: '61',
    reads: { '/api/companies/boats': sample.company },
  },
  'delete a company': {
    calls: [companies.deleteCompany],
    make: () => companies.deleteCompany('61', context),
  },
  'follow a company': {
    calls: [companies.sendFollow],
    make: () => companies.sendFollow('61', true, context),
    full: { is_follow: true },
    comesTo: true,
  },
  'choose of which posts of a company to be told': {
    calls: [companies.sendFollowLevel],
    make: () => companies.sendFollowLevel('61', 'all', context),
  },
  'add a member to a company': {
    calls: [companies.sendAct],
    make: () => companies.sendAct({ companyId: '61', userId: '1', act: 'add', position: 'Sales' }, context),
  },
};
