import { useTexts } from '@/shared/i18n/useTexts';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import type { Settings } from '../config/settings';

export function TransactionLink({ settings, hash }: { settings: Settings; hash: string }) {
  const t = useTexts('migrationSession');
  if (settings.EXPLORER_URL === '') return hash;
  return <ExternalLink href={`${settings.EXPLORER_URL}/tx/${hash}`}>{t('done.view')}</ExternalLink>;
}
