import { useParams } from 'react-router-dom';
import { CommunitySettings } from '@/features/communities/ui/CommunitySettings';
import { paths } from '@/shared/config/paths';
import { whyNotInCompany } from '@/shared/rules/company';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { Company } from '../types';
import { CompanyManagement } from './CompanyManagement';
import { useCompanyPageTexts } from './companyPageTexts';
import { BasicSettings, ContactsSettings, OptionSettings, PlaceSettings } from './CompanySettingsForms';

const sections = ['basic', 'contact', 'contacts', 'options', 'manage'] as const;

const parts = {
  basic: BasicSettings,
  contact: PlaceSettings,
  contacts: ContactsSettings,
  options: OptionSettings,
  manage: CompanyManagement,
} as const;

/** The settings of a company, a section at a time; each has its address (CMP-01). */
export function CompanySettings({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { section = 'basic' } = useParams();
  const shown = sections.find((name) => name === section) ?? 'basic';
  const Part = parts[shown];
  if (whyNotInCompany(company.role, 'edit') !== null) {
    return (
      <EmptyState
        seed="locked"
        title={t('settings.notAllowed')}
        text={t('settings.notAllowedText')}
        action={<ButtonLink to={paths.company(company.permalink)}>{t('settings.toCompany')}</ButtonLink>}
      />
    );
  }
  return (
    <CommunitySettings
      name={company.name}
      sections={sections.map((name) => ({
        to: paths.company(company.permalink, `settings/${name}`),
        label: t(`settings.sections.${name}`),
        isCurrent: name === shown,
      }))}
    >
      <Part key={shown} company={company} />
    </CommunitySettings>
  );
}
