import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { SettingsSection } from './SettingsSection';
import { useSettingsTexts } from './settingsTexts';

/** Leads to storage, download and the end of the account, where the backend has them (OWN-01, OWN-02, ANY-06). */
export function OwnDataLink() {
  const t = useSettingsTexts();
  const isThere = useSelector(
    (state: Parameters<typeof selectSpeaks>[0]) =>
      selectSpeaks(state, 'export') || selectSpeaks(state, 'closing'),
  );
  if (!isThere) return null;
  return (
    <SettingsSection title={t('yourData.title')} lead={t('yourData.lead')}>
      <ButtonLink to={paths.ownData}>{t('yourData.open')}</ButtonLink>
    </SettingsSection>
  );
}
