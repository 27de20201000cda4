import { NoticeSwitches } from '@/features/notifications/announcing/NoticeSwitches';
import { useNotificationTexts } from '@/features/notifications/ui/notificationTexts';
import { leftChoicesRoom } from '@/features/settings/leftChoices';
import { useKindTexts } from '@/features/settings/ui/kindTexts';
import { NotificationSwitches } from '@/features/settings/ui/NotificationSwitches';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { SettingsSection } from '@/features/settings/ui/SettingsSection';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';

export const rooms = [leftChoicesRoom];

export default function NotificationPage() {
  const t = useSettingsTexts();
  const notices = useNotificationTexts();
  const tKinds = useKindTexts();
  return (
    <SettingsBody title={t('tabs.notification')}>
      <SettingsSection title={t('tabs.notification')} lead={tKinds('lead')}>
        <NotificationSwitches />
      </SettingsSection>
      <SettingsSection title={notices('device.title')} lead={notices('device.lead')}>
        <NoticeSwitches />
      </SettingsSection>
    </SettingsBody>
  );
}
