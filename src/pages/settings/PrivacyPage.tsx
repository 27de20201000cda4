import { PrivacyForm } from '@/features/settings/ui/PrivacyForm';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';

const Muting = lazyExtra(async () => (await import('@/features/settings/ui/Muting')).Muting);

export default function PrivacyPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.privacy')}>
      <PrivacyForm />
      <Muting />
    </SettingsBody>
  );
}
