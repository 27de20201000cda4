import * as comments from '@/features/comments/api';
import * as companies from '@/features/companies/api';
import { bare, context, list, page, someone } from './arguments';
import { idOf, pageOf, read, type Read } from './row';
import * as sample from './samples';

/** Reads of companies and their people. */
export const companyReads: Record<string, Read> = {
  companies: read({
    calls: [companies.fetchCompaniesOf, companies.fetchCompanies],
    make: () => companies.fetchCompaniesOf({ userId: '1', which: 'all', term: '' }, page, context),
    full: list(sample.company),
    least: bare({ id: '61' }),
    told: pageOf,
  }),
  'suggested companies': read({
    calls: [companies.fetchSuggestedCompanies],
    make: () => companies.fetchSuggestedCompanies({ term: '' }, page, context),
    full: list(sample.company),
    least: bare({ id: '61' }),
    told: pageOf,
  }),
  'a company': read({
    calls: [companies.fetchCompany],
    make: () => companies.fetchCompany('boats', context),
    full: sample.company,
    least: { id: '61' },
    told: idOf,
  }),
  'a company as a visitor sees it': read({
    calls: [companies.fetchCompanyAsVisitor],
    make: () => companies.fetchCompanyAsVisitor('boats', context),
    full: sample.company,
    least: { id: '61' },
    told: ({ id }) => id,
  }),
  'the voice of a company': read({
    calls: [comments.fetchVoice],
    make: () => comments.fetchVoice('boats', context),
    full: sample.company,
    least: { id: '61' },
    told: idOf,
  }),
  'members of a company': read({
    calls: [companies.fetchMembers],
    make: () => companies.fetchMembers({ companyId: '61', filter: 'all', term: '' }, page, context),
    full: list({ user: sample.person, type: 'member', role: 'member', position: 'Sales' }),
    least: bare({ user: someone }),
    told: pageOf,
  }),
  'people to add to a company': read({
    calls: [companies.fetchAddable],
    make: () => companies.fetchAddable({ companyId: '61', term: '' }, page, context),
    full: list(sample.person),
    least: bare(someone),
    told: pageOf,
  }),
};
