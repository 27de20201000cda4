import { BasicForm } from '@/features/settings/ui/BasicForm';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';

export default function BasicPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.basic')}>
      <BasicForm />
    </SettingsBody>
  );
}
