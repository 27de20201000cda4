import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import type { Settings } from '../config/settings';
import { showAmount } from '../session/amount';
import { isAnyAmount } from '../chain/contracts';
import type { Notice, SentSoFar } from '../session/state';
import { TransactionLink } from './TransactionLink';

/** Ends of a submission after which holders ask whether something was sent. */
const saysNothingSent = new Set<Notice['key']>([
  'overBalance',
  'paused',
  'capReached',
  'accountChanged',
  'readFailed',
]);
const calm = new Set<Notice['key']>(['rejected', 'otherPage', 'takenBack']);

export function NoticeBanner({ notice, settings }: { notice: Notice | null; settings: Settings }) {
  const text = useNoticeText(settings);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== null && place.current) return keepInView(place.current);
  }, [notice]);
  return (
    <div ref={place} role="alert">
      {notice !== null && (
        <Banner kind={calm.has(notice.key) ? 'info' : 'error'}>
          {text(notice)}
          {notice.hash !== undefined && settings.EXPLORER_URL !== '' && (
            <>
              {' '}
              <TransactionLink settings={settings} hash={notice.hash} />
            </>
          )}
        </Banner>
      )}
    </div>
  );
}

/**
 * Brings what is told into view: the step that it ends had the window at its own top. Holdings that are read anew show
 * above and would push it out, so that it is kept there until the holder does something. Returns how to end that.
 */
function keepInView(element: HTMLElement): () => void {
  const watching = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  watching.observe(document.body);
  const acts = new AbortController();
  const end = () => {
    watching.disconnect();
    acts.abort();
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, end, { signal: acts.signal, passive: true });
  return end;
}

/** Tells the event, and exactly the part of it that was sent. */
function useNoticeText({ DECIMALS, OLD_SYMBOL: symbol }: Settings): (notice: Notice) => string {
  const t = useTexts('migrationSession');
  const show = (amount: bigint) => ({ amount: showAmount(amount, DECIMALS), symbol });

  function claim(key: Notice['key'], sent: SentSoFar): string {
    const isOther = key === 'accountChanged';
    switch (sent.kind) {
      case 'nothing':
        return saysNothingSent.has(key) ? t('sent.nothing') : '';
      case 'asked':
        return t('sent.asked');
      case 'approval': {
        const { amount, account } = sent;
        if (amount === 0n) return t(isOther ? 'sent.takenBackOf' : 'sent.takenBack', { account });
        return t(isOther ? 'sent.approvalOf' : 'sent.approval', { ...show(amount), account });
      }
      case 'migration':
        return t(sent.isConfirmed ? 'sent.confirmed' : 'sent.migration', {
          ...show(sent.amount),
          account: sent.account,
        });
    }
  }

  return ({ key, missing, sent, deed }) => {
    if (key === 'approvalReplaced') {
      if (deed?.kind !== 'approve') return t('notices.approvalCancelled');
      const { amount, spender } = deed;
      return t(isAnyAmount(amount) ? 'notices.approvalReplacedAny' : 'notices.approvalReplaced', {
        ...show(amount),
        spender,
      });
    }
    const event = missing === undefined ? t(`notices.${key}`) : t('notices.noEthMissing', { missing });
    return [event, sent === undefined ? '' : claim(key, sent)].filter(Boolean).join(' ');
  };
}
