import type { ReactNode } from 'react';
import { maxLinks } from '@/shared/config/limits';
import { Form } from '@/shared/forms/Form';
import { SaveBar } from '@/shared/forms/SaveBar';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useFormField } from '@/shared/forms/useFormField';
import type { SchemaLoader } from '@/shared/forms/validation';
import { useRequest } from '@/shared/store/useRequest';
import { Switch } from '@/shared/ui/switch/Switch';
import { changesOf, toFields } from '../fields';
import { editGroup } from '../requests';
import type { Group, GroupFields } from '../types';
import { GroupFormFields } from './GroupFormFields';
import { useGroupPageTexts } from './groupPageTexts';

const loadBasics = () => import('../schemas').then((module) => module.basicsSchema);
const loadContact = () => import('../schemas').then((module) => module.contactSchema);
const loadFeatures = () => import('../schemas').then((module) => module.featuresSchema);

interface SettingsFormProps {
  group: Group;
  label: string;
  names: readonly (keyof GroupFields)[];
  schema: SchemaLoader;
  children: ReactNode;
}

/** Some of the settings in one form; only changed fields are sent, and a failure keeps what was typed (GRP-08). */
function SettingsForm({ group, label, names, schema, children }: SettingsFormProps) {
  const { id, permalink } = group;
  const { status, error, isPending, send } = useRequest(editGroup, { id });
  const all: Partial<Record<string, unknown>> = toFields(group);
  const saved = Object.fromEntries(names.map((name) => [name, all[name]]));
  return (
    <Form
      initialValues={saved}
      schema={schema}
      isSubmitting={isPending}
      failure={error}
      label={label}
      onSubmit={(fields) => send({ id, permalink, changes: changesOf(fields, saved) })}
    >
      {children}
      <SaveBar saved={saved} status={status} />
    </Form>
  );
}

const basics = [
  'name',
  'permalink',
  'privacy',
  'category',
  'subcategory',
  'description',
  'postGroup',
] as const;

export function BasicSettings({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  return (
    <SettingsForm group={group} label={t('settings.sections.basic')} names={basics} schema={loadBasics}>
      <GroupFormFields />
      <TextFormField
        name="permalink"
        label={t('settings.permalink')}
        before={`${location.host}/group/`}
        hint={t('settings.permalinkHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </SettingsForm>
  );
}

const contact = ['location', 'links', 'contacts'] as const;

export function ContactSettings({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  return (
    <SettingsForm group={group} label={t('settings.sections.contact')} names={contact} schema={loadContact}>
      <TextFormField name="location" label={t('settings.location')} autoComplete="address-level2" />
      <TextAreaFormField
        name="links"
        label={t('settings.links')}
        hint={t('settings.linksHint', { most: maxLinks })}
        rows={3}
      />
      <TextAreaFormField
        name="contacts"
        label={t('settings.contacts')}
        hint={t('settings.contactsHint')}
        rows={3}
      />
    </SettingsForm>
  );
}

const features = ['wall', 'pictures'] as const;

export function FeatureSettings({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  return (
    <SettingsForm
      group={group}
      label={t('settings.sections.features')}
      names={features}
      schema={loadFeatures}
    >
      <SwitchField name="wall" label={t('settings.wall')} help={t('settings.wallHelp')} />
      <SwitchField name="pictures" label={t('settings.pictures')} help={t('settings.picturesHelp')} />
    </SettingsForm>
  );
}

function SwitchField({ name, label, help }: { name: 'wall' | 'pictures'; label: string; help: string }) {
  const { value, setValue } = useFormField<boolean>(name);
  return <Switch label={label} help={help} isOn={value} onChange={(isOn) => void setValue(isOn)} />;
}
