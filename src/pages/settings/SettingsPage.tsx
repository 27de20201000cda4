import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { settingsRoom } from '@/features/settings/room';
import { SettingsSkeleton } from '@/features/settings/ui/SettingsSkeleton';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { paths, settingsTabs } from '@/shared/config/paths';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const tabs = [
  { path: 'basic', Page: lazyPart(async () => (await import('./BasicPage')).default) },
  { path: 'security', Page: lazyPart(async () => (await import('./SecurityPage')).default) },
  { path: 'security/twoFactor', Page: lazyPart(async () => (await import('./TwoFactorSetupPage')).default) },
  { path: 'security/data', Page: lazyPart(async () => (await import('./OwnDataPage')).default) },
  { path: 'privacy', Page: lazyPart(async () => (await import('./PrivacyPage')).default) },
  { path: 'notification', Page: lazyRoomPart(() => import('./NotificationPage')) },
  { path: 'blockchain', Page: lazyRoomPart(() => import('./BlockchainPage')) },
];
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [settingsRoom];

/** The settings' tabs, each a page of its own (SET-01). */
export default function SettingsPage() {
  return (
    <Routes>
      <Route index element={<Navigate to={paths.settings('basic')} replace />} />
      <Route element={<Frame />}>
        {tabs.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Frame() {
  const t = useSettingsTexts();
  return (
    <>
      <Masthead>{t('title')}</Masthead>
      <LinkTabs
        label={t('title')}
        tabs={settingsTabs.map((tab) => ({ to: paths.settings(tab), label: t(`tabs.${tab}`) }))}
      />
      <Suspense fallback={<SettingsSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  );
}
