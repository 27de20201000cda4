import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createToggle } from '@/shared/store/createToggle';
import type { CompanyFollowLevel } from '@/shared/wire/company';
import { companies } from './entities';
import { rereadCompany } from './follows';
import type { CompanyState } from './standing';

const sendFollowLevel = lazyCall(async () => (await import('./api')).sendFollowLevel);

/** New posts of which followers are told: all or none; shown at once, rolled back with a message (CMP-03). */
export const companyFollowLevels = createToggle<CompanyFollowLevel | null, CompanyState>(
  'companies/followLevels',
  {
    read: (state, id) => companies.select(state, id)?.followLevel,
    show: (_, id, followLevel) => [companies.changed(id, { followLevel })],
    async send({ id, to }, context) {
      await sendFollowLevel(id, to ?? 'none', context);
      return { value: to, entities: {} };
    },
    async reread(id, context, state) {
      const { company, entities } = await rereadCompany(id, context, state);
      return { value: company?.followLevel ?? null, entities };
    },
    failure: () => 'companies:followLevels.failed',
  },
);
