import { OwnData } from '@/features/settings/ownData/ui/OwnData';
import { useOwnDataTexts } from '@/features/settings/ownData/ui/ownDataTexts';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';

export default function OwnDataPage() {
  const t = useOwnDataTexts();
  return (
    <SettingsBody title={t('title')}>
      <OwnData />
    </SettingsBody>
  );
}
