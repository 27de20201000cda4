// First, since it must receive Back before the router.
import './backGate';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { useTheme } from '@/shared/lib/device/useTheme';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { LiveRegion } from '@/shared/ui/liveRegion/LiveRegion';
import { Toasts } from '@/shared/ui/toasts/Toasts';
import { AppRoutes } from './AppRoutes';
import { ForgetMember } from './ForgetMember';
import { NavigationListener } from './NavigationListener';
import { RouteFocus } from './RouteFocus';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  useTheme();
  return (
    <ErrorBoundary level="page">
      <Provider store={store}>
        <BrowserRouter>
          <NavigationListener />
          <AppRoutes />
          <RouteFocus />
        </BrowserRouter>
        <ForgetMember />
        <LiveRegion />
        <Toasts />
      </Provider>
    </ErrorBoundary>
  );
}
