import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from '@/shared/api/token';
import { reloadDevice } from '@/shared/lib/device/device';
import { memberPassword } from '../../server/testing/members';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('There is no room left.', 'QuotaExceededError');
};

/** Makes access to a storage throw, as browsers do that block it. */
function blockAccess(name: 'localStorage' | 'sessionStorage' | 'indexedDB'): void {
  const original = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, get: blocked });
  undo.push(() => {
    if (original) Object.defineProperty(globalThis, name, original);
    else Reflect.deleteProperty(globalThis, name);
  });
}

const undo: (() => void)[] = [];
const persist = (value: string) => () => localStorage.setItem('persist:root', value);
const persistNavigation = (navigation: unknown) =>
  persist(
    JSON.stringify({
      navigation: JSON.stringify(navigation),
      _persist: JSON.stringify({ version: -1, rehydrated: true }),
    }),
  );

const cases: readonly [what: string, prepare: () => void, keepsSession: boolean][] = [
  ['localStorage is blocked', () => blockAccess('localStorage'), false],
  ['sessionStorage is blocked', () => blockAccess('sessionStorage'), true],
  ['IndexedDB is blocked', () => blockAccess('indexedDB'), true],
  [
    'reading is refused',
    () => void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
    false,
  ],
  ['storage is full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full), false],
  [
    'erasing is refused',
    () => void vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked),
    true,
  ],
  ['the navigation is no JSON', persist('{"navigation":'), true],
  ['the kept state is null', persist('null'), true],
  ['the kept state is a text', persist('"state"'), true],
  ['the navigation is null', persistNavigation(null), true],
  ['the navigation is a number', persistNavigation(7), true],
  ['the navigation leads to another site', persistNavigation({ returnTo: '//evil.example/' }), true],
  ['the navigation is no path', persistNavigation({ returnTo: { to: '/' } }), true],
  ['the device settings are null', () => localStorage.setItem('kith.device', 'null'), true],
  ['the device settings are cut off', () => localStorage.setItem('kith.device', '{"theme":'), true],
  ['the scroll places are nonsense', () => sessionStorage.setItem('kith.scroll', '{"a":1}'), true],
];

describe('storage that fails', () => {
  const api = useApi();

  beforeEach(async () => {
    await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    clearToken();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const restore of undo.splice(0)) restore();
    clearToken();
    localStorage.clear();
    sessionStorage.clear();
    reloadDevice();
  });

  it.each(cases)('SHELL-11 start, login and reload work when %s', async (_, prepare, keepsSession) => {
    prepare();
    reloadDevice();
    const { user, close } = await renderApp({ path: '/login', keepsStorage: true });
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'amara@kith.example' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: memberPassword } });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    close();

    // A session in memory ends with a reload.
    if (!keepsSession) clearToken();
    await renderApp({ path: '/about', keepsStorage: true });
    if (keepsSession) expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
    else await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
