import { useLayoutEffect, useRef } from 'react';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { keepEmail, resendConfirmation } from '../requests';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

/** Reports that a new address waits for its link; offers to mail it again or to keep the old address (SET-02). */
export function PendingEmail({ email, current }: { email: string; current: string }) {
  const t = useSettingsTexts();
  const resending = useRequest(resendConfirmation);
  const keeping = useRequest(keepEmail);
  const note = useFocusHandedOn();
  return (
    <div ref={note} className={styles.note}>
      <div role="status">
        <Banner kind="info">{t('basic.emailPending', { email })}</Banner>
      </div>
      <div className={styles.noteActions}>
        <Button
          size="sm"
          isLoading={resending.isPending}
          loadingLabel={t('basic.sending')}
          onClick={() => resending.send(email)}
        >
          {t('basic.resendEmail')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isLoading={keeping.isPending}
          loadingLabel={t('saving')}
          onClick={() => keeping.send(current)}
        >
          {t('basic.keepEmail')}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the neighbouring field when the note disappears. */
function useFocusHandedOn() {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.querySelector('input')?.focus();
    };
  }, []);
  return note;
}
