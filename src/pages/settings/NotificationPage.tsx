import { useKindTexts } from '@/features/settings/ui/kindTexts';
import { NotificationSwitches } from '@/features/settings/ui/NotificationSwitches';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { SettingsSection } from '@/features/settings/ui/SettingsSection';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';

export default function NotificationPage() {
  const t = useSettingsTexts();
  const tKinds = useKindTexts();
  return (
    <SettingsBody title={t('tabs.notification')}>
      <SettingsSection title={t('tabs.notification')} lead={tKinds('lead')}>
        <NotificationSwitches />
      </SettingsSection>
    </SettingsBody>
  );
}
