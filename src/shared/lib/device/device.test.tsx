import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appearanceOf } from './appearance';
import { readDevice, reloadDevice, writeDevice } from './device';
import { useAppearance } from './useAppearance';
import { useTheme } from './useTheme';

const reset = () => {
  localStorage.removeItem('kith.device');
  reloadDevice();
};
beforeEach(reset);
afterEach(() => {
  vi.restoreAllMocks();
  reset();
});

describe('device settings', () => {
  it('keeps a choice for the next visit', () => {
    writeDevice({ theme: 'dark' });
    reloadDevice();
    expect(readDevice()).toEqual({ theme: 'dark', hasShortcuts: true, doNotSell: false });
  });

  it.each(['not json', 'null', '7', '{"theme":"neon","hasShortcuts":"yes"}'])(
    'survives %s in storage',
    (stored) => {
      localStorage.setItem('kith.device', stored);
      reloadDevice();
      expect(readDevice()).toEqual({ theme: 'system', hasShortcuts: true, doNotSell: false });
    },
  );

  it('goes on in memory where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writeDevice({ theme: 'light' });
    expect(readDevice().theme).toBe('light');
  });

  it('SHELL-13 sets the chosen theme on the document, and follows the system again', () => {
    const { result } = renderHook(() => {
      useAppearance();
      return useTheme();
    });
    act(() => result.current[1]('dark'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    act(() => result.current[1]('system'));
    expect(document.documentElement.dataset.theme).toBe('system');
  });

  it('SHELL-13 marks the document with text size and density', () => {
    const { unmount } = renderHook(() => useAppearance());
    act(() => writeDevice({ textSize: 'large', density: 'compact' }));
    expect(document.documentElement.dataset).toMatchObject({ textSize: 'large', density: 'compact' });
    unmount();
  });

  it('SHELL-13 takes a broken choice for the usual', () => {
    const broken = { ...readDevice(), textSize: 'enormous', density: 7 };
    expect(appearanceOf(broken)).toEqual({ textSize: 'normal', density: 'comfortable' });
  });

  it('follows a change made in another tab', () => {
    const { result } = renderHook(() => useTheme());
    localStorage.setItem('kith.device', '{"theme":"light"}');
    void act(() => dispatchEvent(new StorageEvent('storage', { key: 'kith.device' })));
    expect(result.current[0]).toBe('light');
  });
});
