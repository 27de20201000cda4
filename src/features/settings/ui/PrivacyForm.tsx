import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { Form } from '@/shared/forms/Form';
import { SaveBar } from '@/shared/forms/SaveBar';
import { useRequest } from '@/shared/store/useRequest';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { privacySettings, type WirePrivacy } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import { changedSettings, presetNames, presetOf, presets, readPrivacy } from '../privacy';
import { savePrivacy } from '../requests';
import { PrivacyRow } from './PrivacyRow';
import { usePrivacyTexts } from './privacyTexts';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection';

const PrivacyPreview = lazyExtra(async () => (await import('./PrivacyPreview')).PrivacyPreview);
const loadSchema = () => import('../schemas').then((module) => module.privacySchema);

/** Privacy settings (SET-04): presets, one choice per subject, and their consequences. */
export function PrivacyForm() {
  const t = usePrivacyTexts();
  const me = useSelector(selectMe);
  const { status, error, isPending, send } = useRequest(savePrivacy);
  if (!me) return null;
  const saved = { ...readPrivacy(me.privacy) };

  return (
    <Form
      initialValues={saved}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      label={t('title')}
      className={styles.beside}
      onSubmit={(wanted) =>
        send({
          privacy: Object.fromEntries(
            changedSettings(saved, wanted).map((setting) => [setting, wanted[setting]]),
          ),
        })
      }
    >
      <SettingsSection title={t('title')} lead={t('lead')}>
        <Presets />
        <ul className={styles.rows}>
          {privacySettings.map((setting) => (
            <PrivacyRow key={setting} setting={setting} />
          ))}
        </ul>
      </SettingsSection>
      <PrivacyPreview />
      <SaveBar saved={saved} status={status}>
        <Changes saved={saved} />
      </SaveBar>
    </Form>
  );
}

function Presets() {
  const t = usePrivacyTexts();
  const { values, setValues } = useFormikContext<WirePrivacy>();
  return (
    <RadioGroup
      label={t('presets.label')}
      layout="cards"
      value={presetOf(values) ?? ''}
      options={presetNames.map((value) => ({
        value,
        label: t(`presets.${value}.label`),
        help: t(`presets.${value}.help`),
      }))}
      onChange={(chosen) => {
        const name = presetNames.find((preset) => preset === chosen);
        if (name) void setValues(presets[name]);
      }}
    />
  );
}

/** The unsaved changes: each setting with its audience before and after. */
function Changes({ saved }: { saved: WirePrivacy }) {
  const t = usePrivacyTexts();
  const { values } = useFormikContext<WirePrivacy>();
  const changed = changedSettings(saved, values);
  return (
    <ul className={styles.changes} aria-label={t('changes', { count: changed.length })}>
      {changed.map((setting) => (
        <li key={setting}>
          {t('change', {
            setting: t(`settings.${setting}`),
            from: t(`audiences.${saved[setting]}`),
            to: t(`audiences.${values[setting]}`),
          })}
        </li>
      ))}
    </ul>
  );
}
