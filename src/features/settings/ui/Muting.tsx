import { MutedWords } from '@/features/muting/ui/MutedWords';
import { useMutingTexts } from '@/features/muting/ui/mutingTexts';
import { QuietMode } from '@/features/muting/ui/QuietMode';
import { SettingsSection } from './SettingsSection';

/** Muted words and quiet mode, below the privacy settings (HOUR-07). */
export function Muting() {
  const t = useMutingTexts();
  return (
    <>
      <SettingsSection title={t('title')} lead={t('lead')}>
        <MutedWords />
      </SettingsSection>
      <SettingsSection title={t('quiet.title')}>
        <QuietMode />
      </SettingsSection>
    </>
  );
}
