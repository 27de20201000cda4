import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrationSession } from '@/shared/i18n/en/migrationSession';
import { addTexts } from '@/shared/i18n/i18n';
import type { Settings } from '../config/settings';
import type { Session } from '../session/state';
import { addresses } from '../testing/fakeChain';
import { NoticeBanner } from './NoticeBanner';
import type { Progress } from './progress';
import { ProgressStep } from './ProgressStep';

addTexts('migrationSession', migrationSession);

const settings = { DECIMALS: 0, OLD_SYMBOL: 'ONG', EXPLORER_URL: '' } as Settings;

afterEach(() => void vi.useRealTimers());

describe('a notice', () => {
  it('MIG-07 MIG-12 that ETH is missing says which approval was sent before', () => {
    const sent = { kind: 'approval' as const, amount: 8n, account: addresses.holder };
    render(<NoticeBanner settings={settings} notice={{ key: 'noEth', missing: '0.2', sent }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is not enough ETH for the network fee: about 0.2 ETH is missing. No tokens were moved. Your approval of 8 ONG was sent.',
    );
  });
});

describe('the progress', () => {
  it('MIG-05 waits anew for each request before it offers to stop waiting', () => {
    vi.useFakeTimers();
    const session = { send: vi.fn() } as Partial<Session> as Session;
    const progress: Progress = {
      at: 1,
      prompts: 2,
      amount: 8n,
      hash: null,
      kind: 'reset',
      isElsewhere: false,
    };
    const step = (at: Progress['at'], kind: Progress['kind'] = 'reset') => (
      <ProgressStep
        session={session}
        settings={settings}
        progress={{ ...progress, at, kind }}
        isSilent={false}
      />
    );
    const offersToStop = () => screen.queryByRole('button', { name: 'Stop waiting' }) !== null;
    const { rerender } = render(step(1));
    expect(offersToStop()).toBe(false);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(offersToStop()).toBe(true);
    rerender(step(2));
    rerender(step(1, 'migrate'));
    expect(offersToStop()).toBe(false);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(offersToStop()).toBe(true);
  });
});
