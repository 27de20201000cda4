import { useTexts } from '@/shared/i18n/useTexts';
import type { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Modal } from '@/shared/ui/modal/Modal';
import { Spinner } from '@/shared/ui/spinner/Spinner';

interface OwnerLeavesProps {
  /** The owners of the group or company. */
  owners: ReturnType<typeof usePagedList>;
  texts: Record<'ask' | 'consequence' | 'leave' | 'lastOwner' | 'wayOut' | 'settings', string>;
  /** Address of the settings where one hands over or deletes. */
  settings: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks an owner before leaving; the only one reads why they cannot (GRP-04, CMP-04). */
export function OwnerLeaves({ owners, texts, settings, onLeave, onClose }: OwnerLeavesProps) {
  const common = useTexts('common');
  const isKnown = owners.ids.length > 0;
  if ((owners.count ?? owners.ids.length) > 1) {
    return (
      <ConfirmDialog
        isOpen
        title={texts.ask}
        confirmLabel={texts.leave}
        cancelLabel={common('cancel')}
        onConfirm={onLeave}
        onCancel={onClose}
      >
        {texts.consequence}
      </ConfirmDialog>
    );
  }
  return (
    <Modal
      isOpen
      title={isKnown ? texts.lastOwner : texts.ask}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onClose}>
            {common('close')}
          </Button>
          {isKnown && (
            <ButtonLink to={settings} onClick={onClose}>
              {texts.settings}
            </ButtonLink>
          )}
        </>
      }
    >
      {owners.error ? (
        <ErrorState error={owners.error} onRetry={owners.retry} />
      ) : isKnown ? (
        <p>{texts.wayOut}</p>
      ) : (
        <Spinner />
      )}
    </Modal>
  );
}
