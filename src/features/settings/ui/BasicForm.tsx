import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Form } from '@/shared/forms/Form';
import { SaveBar } from '@/shared/forms/SaveBar';
import { RadioFormField } from '@/shared/forms/RadioFormField';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useFormField } from '@/shared/forms/useFormField';
import { maxBioLength } from '@/shared/config/limits';
import { countGraphemes } from '@/shared/rules/text';
import { useRequest } from '@/shared/store/useRequest';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { genders } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { LoggedUser } from '@/features/people/types';
import { LazyKeptForm } from '@/features/writing/drafts/LazyKeptForm';
import { changesOf, toFields } from '../basicFields';
import { saveBasic } from '../requests';
import { BirthdayFormField } from './BirthdayFormField';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const AsSeen = lazyExtra(async () => (await import('../seen/AsSeen')).AsSeen);
const PendingEmail = lazyPart(async () => (await import('./PendingEmail')).PendingEmail);
const loadSchema = () => import('../schemas').then((module) => module.basicSchema);

/** Basic information (SET-02); only changed fields are sent, and what was typed is kept (G1). */
export function BasicForm() {
  const me = useSelector(selectMe);
  return me && <FormOf me={me} />;
}

function FormOf({ me }: { me: LoggedUser }) {
  const t = useSettingsTexts();
  const { status, error, isPending, send } = useRequest(saveBasic);
  const saved = toFields(me);

  return (
    <Form
      initialValues={saved}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      label={t('tabs.basic')}
      className={`${styles.section} ${styles.beside}`}
      onSubmit={(fields) => send(changesOf(fields, saved))}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.pair}>
            <TextFormField name="firstName" label={t('basic.firstName')} autoComplete="given-name" />
            <TextFormField name="lastName" label={t('basic.lastName')} autoComplete="family-name" />
          </div>
          <TextFormField name="displayName" label={t('basic.displayName')} autoComplete="nickname" />
          <TextFormField
            name="permalink"
            label={t('basic.permalink')}
            before={`${location.host}/profile/`}
            hint={t('basic.permalinkHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <TextFormField
              name="email"
              label={t('basic.email')}
              type="email"
              autoComplete="email"
              hint={t('basic.emailHint')}
            />
            <Suspense>
              {me.pendingEmail !== null && <PendingEmail email={me.pendingEmail} current={me.email} />}
            </Suspense>
          </div>
          <BioField />
        </div>
        <div className={styles.column}>
          <BirthdayFormField />
          <RadioFormField
            name="gender"
            label={t('basic.gender')}
            layout="row"
            options={genders.map((value) => ({ value, label: t(`basic.genders.${value}`) }))}
          />
          <TextFormField name="location" label={t('basic.location')} autoComplete="address-level2" />
        </div>
      </div>
      <AsSeen of="basic" />
      <SaveBar saved={saved} status={status}>
        <LazyKeptForm place="settings/basic" />
      </SaveBar>
    </Form>
  );
}

function BioField() {
  const t = useSettingsTexts();
  const { value } = useFormField<string>('bio');
  const count = countGraphemes(value);
  return (
    <TextAreaFormField
      name="bio"
      label={t('basic.bio')}
      aside={t('basic.bioCount', { count, max: maxBioLength })}
    />
  );
}
