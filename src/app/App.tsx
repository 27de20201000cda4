// First, since it must receive Back before the router.
import './backGate';
import './pressedLink';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { memberErrors } from '@/shared/i18n/en/memberErrors';
import { addErrorTexts } from '@/shared/i18n/errorText';
import { untilIdle, untilPainted } from '@/shared/lib/idle/untilIdle';
import { useAppearance } from '@/shared/lib/device/useAppearance';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { LiveRegion } from '@/shared/ui/liveRegion/LiveRegion';
import { Toasts } from '@/shared/ui/toasts/Toasts';
import { AppRoutes } from './AppRoutes';
import { ForgetMember } from './ForgetMember';
import { NavigationListener } from './NavigationListener';
import type { AppStore } from './store';

addErrorTexts(memberErrors);

/** Loaded as soon as the first page is painted: that may be left soon. */
const RouteFocus = lazyExtra(async () => {
  await untilPainted();
  return (await import('./RouteFocus')).RouteFocus;
});

/** Loaded after what the first page shows. */
const AfterPaint = lazyExtra(async () => {
  await untilIdle();
  return (await import('./AfterPaint')).AfterPaint;
});

export function App({ store }: { store: AppStore }) {
  useAppearance();
  const [firstPath] = useState(() => location.pathname);
  return (
    <ErrorBoundary level="page">
      <Provider store={store}>
        <BrowserRouter>
          <NavigationListener />
          <AppRoutes />
          <RouteFocus firstPath={firstPath} />
          <AfterPaint />
        </BrowserRouter>
        <ForgetMember />
        <LiveRegion />
        <Toasts />
      </Provider>
    </ErrorBoundary>
  );
}
