import { leftChoicesRoom } from '@/features/settings/leftChoices';
import { BlockchainSettings } from '@/features/settings/ui/BlockchainSettings';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { SettingsSection } from '@/features/settings/ui/SettingsSection';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';

export const rooms = [leftChoicesRoom];

export default function BlockchainPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.blockchain')}>
      <SettingsSection title={t('tabs.blockchain')} lead={t('blockchain.lead')}>
        <BlockchainSettings />
      </SettingsSection>
    </SettingsBody>
  );
}
