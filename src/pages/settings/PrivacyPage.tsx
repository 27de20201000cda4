import { PrivacyForm } from '@/features/settings/ui/PrivacyForm';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';

export default function PrivacyPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.privacy')}>
      <PrivacyForm />
    </SettingsBody>
  );
}
