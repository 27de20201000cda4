import { AppearanceChoices } from '@/features/device/ui/AppearanceChoices';
import { useAppearanceTexts } from '@/features/device/ui/appearanceTexts';
import { SettingsSection } from './SettingsSection';

/** Choices for the look of this device, below the basic information (SHELL-13). */
export function Appearance() {
  const t = useAppearanceTexts();
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <AppearanceChoices />
    </SettingsSection>
  );
}
