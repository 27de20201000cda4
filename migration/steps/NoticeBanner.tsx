import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import type { Settings } from '../config/settings';
import type { Notice } from '../session/state';
import { TransactionLink } from './TransactionLink';

export function NoticeBanner({ notice, settings }: { notice: Notice | null; settings: Settings }) {
  const t = useTexts('migrationSession');
  return (
    <div role="alert">
      {notice !== null && (
        <Banner kind={notice.key === 'rejected' ? 'info' : 'error'}>
          {notice.missing === undefined
            ? t(`notices.${notice.key}`)
            : t('notices.noEthMissing', { missing: notice.missing })}
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
