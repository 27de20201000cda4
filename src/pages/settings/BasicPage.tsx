import { BasicForm } from '@/features/settings/ui/BasicForm';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';

const Appearance = lazyExtra(async () => (await import('@/features/settings/ui/Appearance')).Appearance);

export default function BasicPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.basic')}>
      <BasicForm />
      <Appearance />
    </SettingsBody>
  );
}
