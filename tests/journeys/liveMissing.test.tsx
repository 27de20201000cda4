import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectIsLive } from '@/features/live/slice';
import { featureMissed } from '@/features/session/slice';
import type { TestMember } from '../../server/testing/harness';
import { useApi } from '../mocks/api';
import { stubLocks } from '../mocks/locks';
import { renderApp } from '../mocks/renderApp';

describe('a stream beside calls that the backend lacks', () => {
  const api = useApi({ now: new Date(), hasStream: true });
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    stubLocks();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('LIVE-01 ANY-06 stays open when another call turns out to be missing, and ends when it is its own', async () => {
    const { store } = await renderApp({ as: amara });
    await waitFor(() => expect(selectIsLive(store.getState())).toBe(true));
    store.dispatch(featureMissed('common'));
    expect(selectIsLive(store.getState())).toBe(true);
    store.dispatch(featureMissed('stream'));
    expect(selectIsLive(store.getState())).toBe(false);
  });
});
