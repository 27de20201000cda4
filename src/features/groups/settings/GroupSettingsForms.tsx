import type { ReactNode } from 'react';
import {
  PermalinkField,
  PlaceFields,
  SettingsForm,
  SwitchField,
} from '@/features/communities/ui/SettingsForm';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { maxQuestions, maxRules } from '@/shared/config/limits';
import type { SchemaLoader } from '@/shared/forms/validation';
import { useRequest } from '@/shared/store/useRequest';
import { postApprovals } from '@/shared/wire/group';
import { toFields } from '../fields';
import { editGroup } from '../requests';
import type { Group, GroupFields } from '../types';
import { GroupFormFields } from './GroupFormFields';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import { useGroupSettingsTexts } from './groupSettingsTexts';
import { LinesField } from './LinesField';

const loadBasics = () => import('@/features/communities/schemas').then((module) => module.basicsSchema);
const loadContact = () => import('../schemas').then((module) => module.contactSchema);
const loadRules = () => import('../schemas').then((module) => module.rulesSchema);
const loadFeatures = () => import('@/features/communities/schemas').then((module) => module.switchesSchema);

interface GroupFormProps {
  group: Group;
  section: 'basic' | 'contact' | 'features' | 'rules';
  names: readonly (keyof GroupFields & string)[];
  schema: SchemaLoader;
  children: ReactNode;
}

function GroupForm({ group, section, names, schema, children }: GroupFormProps) {
  const t = useGroupSettingsTexts();
  const { id, permalink } = group;
  const request = useRequest(editGroup, { id, section });
  return (
    <SettingsForm
      label={t(`settings.sections.${section}`)}
      place={`group/${id}/${section}`}
      fields={toFields(group)}
      names={names}
      schema={schema}
      request={request}
      onSave={(changes) => request.send({ id, section, permalink, changes })}
    >
      {children}
    </SettingsForm>
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
  'approval',
] as const;

export function BasicSettings({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  const names = basics.filter((name) => name !== 'approval' || group.approval !== undefined);
  return (
    <GroupForm group={group} section="basic" names={names} schema={loadBasics}>
      <GroupFormFields />
      {group.approval !== undefined && (
        <SelectFormField
          name="approval"
          label={t('settings.approval')}
          hint={t('settings.approvalHint')}
          options={postApprovals.map((value) => ({ value, label: t(`settings.approvals.${value}`) }))}
        />
      )}
      <PermalinkField before="/group/" />
    </GroupForm>
  );
}

const contact = ['location', 'links', 'contacts'] as const;

export function ContactSettings({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  return (
    <GroupForm group={group} section="contact" names={contact} schema={loadContact}>
      <PlaceFields />
      <TextAreaFormField
        name="contacts"
        label={t('settings.contacts')}
        hint={t('settings.contactsHint')}
        rows={3}
      />
    </GroupForm>
  );
}

const features = ['wall', 'pictures'] as const;

export function FeatureSettings({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  return (
    <GroupForm group={group} section="features" names={features} schema={loadFeatures}>
      <SwitchField name="wall" label={t('settings.wall')} help={t('settings.wallHelp')} />
      <SwitchField name="pictures" label={t('settings.pictures')} help={t('settings.picturesHelp')} />
    </GroupForm>
  );
}

/** Rules that people read before they join, and questions that they answer (GRP-02, GRP-04). */
export function RuleSettings({ group }: { group: Group }) {
  const t = useGroupExtrasTexts();
  const names = (['rules', 'questions'] as const).filter((name) => group[name] !== undefined);
  return (
    <GroupForm group={group} section="rules" names={names} schema={loadRules}>
      {group.rules && (
        <LinesField
          name="rules"
          title={t('settings.rules')}
          hint={t('settings.rulesHint')}
          label={(n) => t('settings.rule', { n })}
          addLabel={t('settings.addRule')}
          most={maxRules}
        />
      )}
      {group.questions && (
        <LinesField
          name="questions"
          title={t('settings.questions')}
          hint={t('settings.questionsHint')}
          label={(n) => t('settings.question', { n })}
          addLabel={t('settings.addQuestion')}
          most={maxQuestions}
        />
      )}
    </GroupForm>
  );
}
