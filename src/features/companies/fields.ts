import type { Company, CompanyFields } from './types';

/** The settings' form of a company (CMP-01). */
export function toFields(company: Company): CompanyFields {
  return {
    name: company.name,
    privacy: String(company.privacy),
    category: company.category?.id ?? '',
    subcategory: company.subcategory?.id ?? '',
    description: company.description,
    permalink: company.permalink,
    location: company.location,
    links: company.links.join('\n'),
    contacts: company.contacts,
    options: company.options,
  };
}
