import { Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { selectIsMaintenance } from '@/features/session/status';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { GuestLayout } from './GuestLayout';
import { lazyPage } from './lazyPage';
import { MemberLayout } from './MemberLayout';
import { OpenLayout } from './OpenLayout';
import {
  bareRoutes,
  guestRoutes,
  linkRoutes,
  memberRoutes,
  notFoundPage,
  openRoutes,
  type AppRoute,
} from './routes';
import { UnknownLayout } from './UnknownLayout';

const kitPage = import.meta.env.DEV ? lazyPage(() => import('@/pages/kit/KitPage')) : null;
const maintenancePage = lazyPage(() => import('@/pages/status/MaintenancePage'));

/** The page of the current path in the layout of its kind of route. */
export function AppRoutes() {
  if (useSelector(selectIsMaintenance)) return <Panel page={maintenancePage} />;
  return (
    <Routes>
      {[...linkRoutes, ...bareRoutes].map(toRoute)}
      <Route element={<OpenLayout />}>{openRoutes.map(toRoute)}</Route>
      <Route element={<GuestLayout />}>{guestRoutes.map(toRoute)}</Route>
      {kitPage && <Route path="/kit" element={<Panel page={kitPage} />} />}
      <Route element={<MemberLayout />}>{memberRoutes.map(toRoute)}</Route>
      <Route element={<UnknownLayout />}>
        <Route path="*" element={<Panel page={notFoundPage} />} />
      </Route>
    </Routes>
  );
}

function toRoute({ path, page }: AppRoute) {
  return <Route key={path} path={path} element={<Panel page={page} />} />;
}

/** A page that throws shows the generic error in its place; the frame around it stays usable (SHELL-07). */
function Panel({ page: Page }: { page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary level="page" resetKeys={[pathname]}>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
