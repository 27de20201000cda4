import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { SettingsSection } from '@/features/settings/ui/SettingsSection';
import { TwoFactorSetup } from '@/features/settings/twoFactor/TwoFactorSetup';
import { useTwoFactorSetupTexts } from '@/features/settings/twoFactor/twoFactorSetupTexts';

export default function TwoFactorSetupPage() {
  const t = useTwoFactorSetupTexts();
  return (
    <SettingsBody title={t('title')}>
      <SettingsSection title={t('heading')} lead={t('lead')}>
        <TwoFactorSetup />
      </SettingsSection>
    </SettingsBody>
  );
}
