import { useSelector } from 'react-redux';
import { selectIsStatusKnown } from '@/features/session/status';
import { useSpeaks } from '@/features/session/useSpeaks';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { SettingsSection } from '../../ui/SettingsSection';
import { CloseAccount } from './CloseAccount';
import { ExportForm } from './ExportForm';
import { useOwnDataTexts } from './ownDataTexts';
import { StorageMeter } from './StorageMeter';

/** Storage, the copy of the member's data and the end of the account, as far as the backend has them (ANY-06). */
export function OwnData() {
  const t = useOwnDataTexts();
  const hasExport = useSpeaks('export');
  const hasClosing = useSpeaks('closing');
  const isKnown = useSelector(selectIsStatusKnown);
  return (
    <>
      <StorageMeter />
      {hasExport && (
        <SettingsSection title={t('export.title')} lead={t('export.lead')}>
          <ExportForm />
        </SettingsSection>
      )}
      {hasClosing && <CloseAccount />}
      {isKnown && !hasExport && !hasClosing && <EmptyState seed="ownData" title={t('none')} />}
    </>
  );
}
