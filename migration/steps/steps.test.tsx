import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { migrationSession } from '@/shared/i18n/en/migrationSession';
import { addTexts } from '@/shared/i18n/i18n';
import type { Settings } from '../config/settings';
import { addresses } from '../testing/fakeChain';
import { NoticeBanner } from './NoticeBanner';

addTexts('migrationSession', migrationSession);

const settings = { DECIMALS: 0, OLD_SYMBOL: 'ONG', EXPLORER_URL: '' } as Settings;

describe('a notice', () => {
  it('MIG-07 MIG-12 that ETH is missing says which approval was sent before', () => {
    const sent = { kind: 'approval' as const, amount: 8n, account: addresses.holder };
    render(<NoticeBanner settings={settings} notice={{ key: 'noEth', missing: '0.2', sent }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is not enough ETH for the network fee: about 0.2 ETH is missing. No tokens were moved. Your approval of 8 ONG was sent.',
    );
  });
});
