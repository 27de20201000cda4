import { useFormikContext } from 'formik';
import type { WirePrivacy } from '@/shared/wire/user';
import { viewerNames } from '../privacyView';
import { AsSeen } from '../seen/AsSeen';
import { viewSentences } from '../viewSentences';
import { usePreviewTexts } from '../seen/previewTexts';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection';

/** "A stranger sees …", live while the choices change, with the profile as others see it at the side. */
export function PrivacyPreview() {
  const t = usePreviewTexts();
  const { values } = useFormikContext<WirePrivacy>();
  return (
    <>
      <SettingsSection title={t('title')} lead={t('lead')}>
        <ul className={styles.preview}>
          {viewerNames.map((viewer) => (
            <li key={viewer}>{viewSentences(t, values, viewer).join(' ')}</li>
          ))}
        </ul>
      </SettingsSection>
      <AsSeen of="privacy" />
    </>
  );
}
