import { Suspense } from 'react';
import { FactorList } from '@/features/settings/twoFactor/FactorList';
import { OwnDataLink } from '@/features/settings/ui/OwnDataLink';
import { PasswordForm } from '@/features/settings/ui/PasswordForm';
import { RowsSkeleton } from '@/features/settings/ui/RowsSkeleton';
import { SettingsBody } from '@/features/settings/ui/SettingsBody';
import { SettingsSection } from '@/features/settings/ui/SettingsSection';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';

const DeviceList = lazyPart(async () => (await import('@/features/settings/ui/DeviceList')).DeviceList);

export default function SecurityPage() {
  const t = useSettingsTexts();
  return (
    <SettingsBody title={t('tabs.security')}>
      <SettingsSection title={t('factors.title')} lead={t('factors.lead')}>
        <FactorList />
      </SettingsSection>
      <SettingsSection title={t('password.title')} lead={t('password.lead')}>
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
        <Suspense fallback={<RowsSkeleton label={t('devices.loading')} />}>
          <DeviceList />
        </Suspense>
      </SettingsSection>
      <OwnDataLink />
    </SettingsBody>
  );
}
