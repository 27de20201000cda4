import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Modal } from '@/shared/ui/modal/Modal';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { memberList } from '../lists';
import { leaveGroup } from '../requests';
import type { Group } from '../types';
import { useGroupTexts } from './groupTexts';

interface LeaveDialogProps {
  group: Group;
  onClose: () => void;
}

/** Asks before leaving; the only owner reads why they cannot (GRP-04). */
export function LeaveDialog(props: LeaveDialogProps) {
  return props.group.role === 'owner' ? <OwnerLeaves {...props} /> : <Confirm {...props} />;
}

function Confirm({ group: { id, name, privacy }, onClose }: LeaveDialogProps) {
  const t = useGroupTexts();
  const common = useTexts('common');
  const { isPending, send } = useRequest(leaveGroup, id);
  return (
    <ConfirmDialog
      isOpen
      title={t('leaving.title', { name })}
      confirmLabel={t('leave')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      busyLabel={t('leaving.busy')}
      onConfirm={() => {
        send(id);
        onClose();
      }}
      onCancel={onClose}
    >
      {privacy === 1 ? t('leaving.private') : t('leaving.text')}
    </ConfirmDialog>
  );
}

/** An owner may leave only while there is another. */
function OwnerLeaves({ group, onClose }: LeaveDialogProps) {
  const t = useGroupTexts();
  const common = useTexts('common');
  const speaksRoles = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'groupRoles'),
  );
  const { id, name, permalink } = group;
  const owners = usePagedList(memberList, { groupId: id, tab: 'members', role: 'owner', term: '' });
  if ((owners.count ?? owners.ids.length) > 1) return <Confirm group={group} onClose={onClose} />;
  const isKnown = owners.ids.length > 0;
  return (
    <Modal
      isOpen
      title={isKnown ? t('leaving.lastOwner', { name }) : t('leaving.title', { name })}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onClose}>
            {common('close')}
          </Button>
          {isKnown && (
            <ButtonLink to={paths.group(permalink, 'settings/manage')} onClick={onClose}>
              {t('leaving.settings')}
            </ButtonLink>
          )}
        </>
      }
    >
      {owners.error ? (
        <ErrorState error={owners.error} onRetry={owners.retry} />
      ) : isKnown ? (
        <p>{speaksRoles ? t('leaving.handOver') : t('leaving.deleteOnly')}</p>
      ) : (
        <Spinner />
      )}
    </Modal>
  );
}
