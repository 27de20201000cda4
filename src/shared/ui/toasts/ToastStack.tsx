import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import { IconButton } from '../iconButton/IconButton';
import { dismissToast, type Toast } from './toasts';
import styles from './Toasts.module.css';

const icons = { ok: CircleCheck, info: Info, error: CircleAlert } as const;
/** Milliseconds; paused while pointed at or focused. */
const stayTime = 5000;

export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const t = useTexts('common');
  return (
    <RadixToast.Provider duration={stayTime} label={t('toasts.label')} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport className={styles.stack} label={t('toasts.region', { hotkey: '{hotkey}' })} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast: { id, kind, text, action } }: { toast: Toast }) {
  const t = useTexts('common');
  const Icon = icons[kind];
  return (
    <RadixToast.Root
      className={styles.toast}
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={kind === 'error' ? Infinity : stayTime}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
    >
      <Icon className={styles.icon} data-kind={kind} aria-hidden="true" />
      <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>
      {action && (
        <RadixToast.Action asChild altText={action.label}>
          <Button variant="quiet" size="sm" className={styles.control} onClick={action.onSelect}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton icon={X} size="sm" label={t('dismiss')} hasTooltip={false} className={styles.control} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
