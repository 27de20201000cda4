import { useFormikContext } from 'formik';
import type { WirePrivacy } from '@/shared/wire/user';
import { viewerNames } from '../privacyView';
import { viewSentences } from '../viewSentences';
import { usePrivacyTexts } from './privacyTexts';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection';

/** "A stranger sees …", live while the choices change. */
export function PrivacyPreview() {
  const t = usePrivacyTexts();
  const { values } = useFormikContext<WirePrivacy>();
  return (
    <SettingsSection title={t('preview.title')} lead={t('preview.lead')}>
      <ul className={styles.preview}>
        {viewerNames.map((viewer) => (
          <li key={viewer}>{viewSentences(t, values, viewer).join(' ')}</li>
        ))}
      </ul>
    </SettingsSection>
  );
}
