import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { SettingsSection } from './SettingsSection';
import { useSettingsTexts } from './settingsTexts';

/** Leads to storage, download and the end of the account, where the backend has them (OWN-01, OWN-02, ANY-06). */
export function OwnDataLink() {
  const t = useSettingsTexts();
  const hasExport = useSpeaks('export');
  const hasClosing = useSpeaks('closing');
  if (!hasExport && !hasClosing) return null;
  return (
    <SettingsSection title={t('yourData.title')} lead={t('yourData.lead')}>
      <ButtonLink to={paths.ownData}>{t('yourData.open')}</ButtonLink>
    </SettingsSection>
  );
}
