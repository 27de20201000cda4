import { Crown, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { SettingsPart } from '@/features/communities/ui/CommunitySettings';
import { DeleteByName } from '@/features/communities/ui/DeleteByName';
import { selectMyId } from '@/features/session/selectors';
import { selectSpeaks } from '@/features/session/speaks';
import { paths } from '@/shared/config/paths';
import { whyNotInCompany } from '@/shared/rules/company';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { deleteCompany } from '../requests';
import type { Company } from '../types';
import { useCompanyPageTexts } from './companyPageTexts';
import { useLeaveCompany } from './useLeaveCompany';

/** Handing a company over, leaving its team, and deleting it (CMP-04). */
export function CompanyManagement({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const speaksRoles = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'groupRoles'),
  );
  const leaving = useLeaveCompany(company, useSelector(selectMyId) ?? '');
  const { role, permalink } = company;
  return (
    <>
      {speaksRoles && whyNotInCompany(role, 'hand_over') === null && (
        <SettingsPart title={t('settings.handOver')} text={t('settings.handOverText')}>
          <ButtonLink to={paths.company(permalink, 'members')} icon={Crown}>
            {t('settings.toMembers')}
          </ButtonLink>
        </SettingsPart>
      )}
      <SettingsPart title={t('settings.leave')} text={t('settings.leaveText')}>
        <Button icon={LogOut} onClick={leaving.leave}>
          {t('settings.leave')}
        </Button>
      </SettingsPart>
      {whyNotInCompany(role, 'delete') === null && (
        <SettingsPart title={t('settings.delete')} text={t('settings.deleteText')}>
          <Button icon={Trash2} onClick={() => setIsDeleting(true)}>
            {t('settings.delete')}
          </Button>
        </SettingsPart>
      )}
      {leaving.dialog}
      {isDeleting && <DeleteCompany company={company} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

function DeleteCompany({ company: { id, name }, onClose }: { company: Company; onClose: () => void }) {
  const t = useCompanyPageTexts();
  const { isPending, send } = useRequest(deleteCompany, id);
  return (
    <DeleteByName
      name={name}
      text={t('settings.deletingText')}
      confirmLabel={t('settings.delete')}
      isBusy={isPending}
      onConfirm={() => send(id)}
      onClose={onClose}
    />
  );
}
