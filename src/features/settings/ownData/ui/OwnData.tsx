import { useSelector } from 'react-redux';
import { selectStatus } from '@/features/session/status';
import { selectSpeaks } from '@/features/session/speaks';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { SettingsSection } from '../../ui/SettingsSection';
import { CloseAccount } from './CloseAccount';
import { ExportForm } from './ExportForm';
import { useOwnDataTexts } from './ownDataTexts';
import { StorageMeter } from './StorageMeter';

type Root = Parameters<typeof selectSpeaks>[0];

/** Storage, the copy of the member's data and the end of the account, as far as the backend has them (ANY-06). */
export function OwnData() {
  const t = useOwnDataTexts();
  const hasExport = useSelector((state: Root) => selectSpeaks(state, 'export'));
  const hasClosing = useSelector((state: Root) => selectSpeaks(state, 'closing'));
  const isKnown = useSelector((state: Root) => selectStatus(state).hasLoaded);
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
