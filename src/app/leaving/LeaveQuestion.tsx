import { isKeptOnLeaving } from '@/shared/lib/leaving/keptOnLeaving';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { useLeavingTexts } from './leavingTexts';

interface LeaveQuestionProps {
  /** True for unsaved changes, false for uploads alone. */
  isEdited: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before a page is left. */
export function LeaveQuestion({ isEdited, onLeave, onClose }: LeaveQuestionProps) {
  const t = useLeavingTexts();
  const reason = !isEdited ? 'uploading' : isKeptOnLeaving() ? 'kept' : 'unsaved';
  return (
    <ConfirmDialog
      isOpen
      title={t(`${reason}.title`)}
      confirmLabel={t(`${reason}.leave`)}
      cancelLabel={t(`${reason}.stay`)}
      onConfirm={onLeave}
      onCancel={onClose}
    >
      {t(`${reason}.text`)}
    </ConfirmDialog>
  );
}
