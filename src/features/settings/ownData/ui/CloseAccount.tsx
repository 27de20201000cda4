import { useState } from 'react';
import { closingDays } from '@/shared/config/limits';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { SettingsSection } from '../../ui/SettingsSection';
import { useOwnDataTexts } from './ownDataTexts';

const CloseDialog = lazyOverlay(async () => (await import('./CloseDialog')).CloseDialog);

/** The end of the account, behind a dialog that says what goes and when (OWN-02). */
export function CloseAccount() {
  const t = useOwnDataTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection title={t('closing.title')} lead={t('closing.lead', { count: closingDays })}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('closing.open')}
      </Button>
      {isAsking && <CloseDialog onClose={() => setIsAsking(false)} />}
    </SettingsSection>
  );
}
