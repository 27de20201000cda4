import type { ReactNode } from 'react';
import {
  PermalinkField,
  PlaceFields,
  SettingsForm,
  SwitchField,
} from '@/features/communities/ui/SettingsForm';
import type { SchemaLoader } from '@/shared/forms/validation';
import { useRequest } from '@/shared/store/useRequest';
import { toFields } from '../fields';
import { editCompany } from '../requests';
import type { Company, CompanyFields } from '../types';
import { CompanyFormFields } from './CompanyFormFields';
import { useCompanyPageTexts } from './companyPageTexts';
import { ContactsEditor } from '../contacts/ContactsEditor';

const loadBasics = () => import('@/features/communities/schemas').then((module) => module.basicsSchema);
const loadPlace = () => import('@/features/communities/schemas').then((module) => module.placeSchema);
const loadContacts = () => import('../schemas').then((module) => module.contactsSchema);
const loadSwitches = () => import('@/features/communities/schemas').then((module) => module.switchesSchema);

interface CompanyFormProps {
  company: Company;
  section: 'basic' | 'contact' | 'contacts' | 'options';
  names: readonly (keyof CompanyFields & string)[];
  schema: SchemaLoader;
  children: ReactNode;
}

function CompanyForm({ company, section, names, schema, children }: CompanyFormProps) {
  const t = useCompanyPageTexts();
  const { id, permalink } = company;
  const request = useRequest(editCompany, { id, section });
  return (
    <SettingsForm
      label={t(`settings.sections.${section}`)}
      place={`company/${id}/${section}`}
      fields={toFields(company)}
      names={names}
      schema={schema}
      request={request}
      onSave={(changes) => request.send({ id, section, permalink, changes })}
    >
      {children}
    </SettingsForm>
  );
}

const basics = ['name', 'permalink', 'privacy', 'category', 'subcategory', 'description'] as const;

export function BasicSettings({ company }: { company: Company }) {
  return (
    <CompanyForm company={company} section="basic" names={basics} schema={loadBasics}>
      <CompanyFormFields />
      <PermalinkField before="/company/" />
    </CompanyForm>
  );
}

export function PlaceSettings({ company }: { company: Company }) {
  return (
    <CompanyForm company={company} section="contact" names={['location', 'links']} schema={loadPlace}>
      <PlaceFields />
    </CompanyForm>
  );
}

export function ContactsSettings({ company }: { company: Company }) {
  return (
    <CompanyForm company={company} section="contacts" names={['contacts']} schema={loadContacts}>
      <ContactsEditor />
    </CompanyForm>
  );
}

const switches = ['wall', 'photos', 'contacts', 'members'] as const satisfies (keyof Company['options'])[];

export function OptionSettings({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  return (
    <CompanyForm company={company} section="options" names={['options']} schema={loadSwitches}>
      {switches.map((name) => (
        <SwitchField
          key={name}
          name={`options.${name}`}
          label={t(`settings.switches.${name}.label`)}
          help={t(`settings.switches.${name}.help`)}
        />
      ))}
    </CompanyForm>
  );
}
