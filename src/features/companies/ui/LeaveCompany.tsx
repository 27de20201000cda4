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
import { companyMemberList } from '../lists';
import { actOnCompanyMember } from '../requests';
import type { Company } from '../types';
import { useCompanyPageTexts } from './companyPageTexts';

interface LeaveCompanyProps {
  company: Company;
  /** The member's own id. */
  userId: string;
  onClose: () => void;
}

/** Asks before leaving the team; the only owner reads why they cannot (CMP-04). */
export function LeaveCompany(props: LeaveCompanyProps) {
  return props.company.role === 'owner' ? <OwnerLeaves {...props} /> : <Confirm {...props} />;
}

function Confirm({ company: { id, name }, userId, onClose }: LeaveCompanyProps) {
  const t = useCompanyPageTexts();
  const common = useTexts('common');
  const { isPending, send } = useRequest(actOnCompanyMember, { companyId: id, userId });
  return (
    <ConfirmDialog
      isOpen
      title={t('members.asking.leave.title', { company: name })}
      confirmLabel={t('members.acts.leave')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      busyLabel={t('members.asking.leave.busy')}
      onConfirm={() => {
        send({ companyId: id, userId, act: 'leave' });
        onClose();
      }}
      onCancel={onClose}
    >
      {t('members.asking.leave.text')}
    </ConfirmDialog>
  );
}

/** An owner may leave only while there is another. */
function OwnerLeaves(props: LeaveCompanyProps) {
  const { company, onClose } = props;
  const t = useCompanyPageTexts();
  const common = useTexts('common');
  const speaksRoles = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'groupRoles'),
  );
  const { id, name, permalink } = company;
  const owners = usePagedList(companyMemberList, { companyId: id, filter: 'owner', term: '' });
  if ((owners.count ?? owners.ids.length) > 1) return <Confirm {...props} />;
  const isKnown = owners.ids.length > 0;
  return (
    <Modal
      isOpen
      title={
        isKnown ? t('members.lastOwner.title', { name }) : t('members.asking.leave.title', { company: name })
      }
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onClose}>
            {common('close')}
          </Button>
          {isKnown && (
            <ButtonLink to={paths.company(permalink, 'settings/manage')} onClick={onClose}>
              {t('members.lastOwner.settings')}
            </ButtonLink>
          )}
        </>
      }
    >
      {owners.error ? (
        <ErrorState error={owners.error} onRetry={owners.retry} />
      ) : isKnown ? (
        <p>{speaksRoles ? t('members.lastOwner.handOver') : t('members.lastOwner.deleteOnly')}</p>
      ) : (
        <Spinner />
      )}
    </Modal>
  );
}
