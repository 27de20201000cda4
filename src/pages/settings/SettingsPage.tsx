import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { settingsRoom } from '@/features/settings/room';
import { SettingsSkeleton } from '@/features/settings/ui/SettingsSkeleton';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { paths, settingsTabs } from '@/shared/config/paths';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const tabs = [
  { path: 'basic', Page: lazy(() => import('./BasicPage')) },
  { path: 'security', Page: lazy(() => import('./SecurityPage')) },
  { path: 'security/twoFactor', Page: lazy(() => import('./TwoFactorSetupPage')) },
  { path: 'privacy', Page: lazy(() => import('./PrivacyPage')) },
  { path: 'notification', Page: lazy(() => import('./NotificationPage')) },
  { path: 'blockchain', Page: lazy(() => import('./BlockchainPage')) },
];
const NotFoundPage = lazy(() => import('../status/NotFoundPage'));

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
    <div data-page="wide">
      <Masthead>{t('title')}</Masthead>
      <LinkTabs
        label={t('title')}
        tabs={settingsTabs.map((tab) => ({ to: paths.settings(tab), label: t(`tabs.${tab}`) }))}
      />
      <Suspense fallback={<SettingsSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
