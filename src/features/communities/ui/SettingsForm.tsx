import type { ReactNode } from 'react';
import { LazyKeptForm } from '@/features/writing/drafts/LazyKeptForm';
import { maxLinks } from '@/shared/config/limits';
import type { AppError } from '@/shared/errors/appError';
import { Form } from '@/shared/forms/Form';
import { SaveBar } from '@/shared/forms/SaveBar';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useFormField } from '@/shared/forms/useFormField';
import type { SchemaLoader } from '@/shared/forms/validation';
import type { RequestState } from '@/shared/store/requests';
import { Switch } from '@/shared/ui/switch/Switch';
import { changesOf } from '../fields';
import type { NewCommunity } from '../types';
import { useCommunityTexts } from './communityTexts';

interface SettingsFormProps<Fields extends NewCommunity> {
  label: string;
  /** Name of the group's or company's form, for what is kept of it: "group/7/basic". */
  place: string;
  /** All settings as they are saved, and the names of those in this form. */
  fields: Fields;
  names: readonly (keyof Fields & string)[];
  schema: SchemaLoader;
  request: { status: RequestState['status']; error: AppError | null; isPending: boolean };
  onSave: (changes: Partial<Fields>) => void;
  children: ReactNode;
}

/** Some of the settings in one form; only changed fields are sent, and what was typed is kept (GRP-08, G1). */
export function SettingsForm<Fields extends NewCommunity>({
  label,
  place,
  fields,
  names,
  schema,
  request: { status, error, isPending },
  onSave,
  children,
}: SettingsFormProps<Fields>) {
  const saved = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;
  return (
    <Form
      initialValues={saved}
      schema={schema}
      isSubmitting={isPending}
      failure={error}
      label={label}
      onSubmit={(typed) => onSave(changesOf(typed, saved))}
    >
      {children}
      <SaveBar saved={saved} status={status}>
        <LazyKeptForm place={place} />
      </SaveBar>
    </Form>
  );
}

/** @param before of the address: "/group/" */
export function PermalinkField({ before }: { before: string }) {
  const t = useCommunityTexts();
  return (
    <TextFormField
      name="permalink"
      label={t('settings.permalink')}
      before={`${location.host}${before}`}
      hint={t('settings.permalinkHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Location and links. */
export function PlaceFields() {
  const t = useCommunityTexts();
  return (
    <>
      <TextFormField name="location" label={t('settings.location')} autoComplete="address-level2" />
      <TextAreaFormField
        name="links"
        label={t('settings.links')}
        hint={t('settings.linksHint', { most: maxLinks })}
        rows={3}
      />
    </>
  );
}

export function SwitchField({ name, label, help }: { name: string; label: string; help: string }) {
  const { value, setValue } = useFormField<boolean>(name);
  return <Switch label={label} help={help} isOn={value} onChange={(isOn) => void setValue(isOn)} />;
}
