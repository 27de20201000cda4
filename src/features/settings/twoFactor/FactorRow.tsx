import { useEffect, useRef, useState } from 'react';
import { errorText, hasOwnText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { Badge } from '@/shared/ui/badge/Badge';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { useSpeaks } from '@/features/session/useSpeaks';
import { makeDefault, removeFactor } from '../requests';
import type { Factor } from '../types';
import styles from '../ui/Settings.module.css';
import { useSettingsTexts } from '../ui/settingsTexts';

/** An active second factor: can become the default or be removed (TFA-05). */
export function FactorRow({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const t = useSettingsTexts();
  const { type, id, label, isDefault } = factor;
  const { status, isPending, send, reset } = useRequest(removeFactor, { type, id });
  const [isAsking, setIsAsking] = useState(false);
  const canChoose = useSpeaks('twoFactorDefault');
  const choice = useRequest(makeDefault, { type, id });
  const title = useFocusOnceDefault(isDefault, choice.status === 'succeeded');
  const name = `${t(`factors.${type}`)}, ${label}`;

  const ask = () => {
    reset();
    setIsAsking(true);
  };
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.texts}>
          <p ref={title} tabIndex={-1} className={styles.name}>
            {t(`factors.${type}`)} {isDefault && <Badge tone="accent">{t('factors.default')}</Badge>}
          </p>
          <p className={styles.help}>{label}</p>
        </div>
        <div className={styles.rowActions}>
          {!isDefault && canChoose && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('factors.makeDefaultNamed', { name })}
              isLoading={choice.isPending}
              loadingLabel={t('factors.makingDefault')}
              onClick={() => choice.send({ type, id })}
            >
              {t('factors.makeDefault')}
            </Button>
          )}
          <Button size="sm" aria-label={t('factors.removeNamed', { name })} onClick={ask}>
            {t('factors.remove')}
          </Button>
        </div>
      </div>
      <div role="alert">{choice.error && <Failure error={choice.error} />}</div>
      <ConfirmDialog
        isOpen={isAsking && status !== 'failed'}
        title={t('factors.removeTitle')}
        confirmLabel={t('factors.remove')}
        cancelLabel={t('factors.keep')}
        isBusy={isPending}
        busyLabel={t('factors.removing')}
        onConfirm={() => send({ type, id })}
        onCancel={() => setIsAsking(false)}
      >
        {t(isLast ? 'factors.removeLastText' : 'factors.removeText', { name })}
      </ConfirmDialog>
    </li>
  );
}

function Failure({ error }: { error: Parameters<typeof errorText>[0] }) {
  const errors = useTexts('errors');
  return (
    <div className={styles.note}>
      <Banner kind="error">{hasOwnText(error) ? errorText(error) : errors('failedTo.updateSettings')}</Banner>
    </div>
  );
}

/** The pressed button disappears once its method is the default: the focus moves to the label. */
function useFocusOnceDefault(isDefault: boolean, hasSucceeded: boolean) {
  const title = useRef<HTMLParagraphElement>(null);
  const isDone = isDefault && hasSucceeded;
  useEffect(() => {
    if (isDone) title.current?.focus();
  }, [isDone]);
  return title;
}
