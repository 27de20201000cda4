import { Crown, LogOut } from 'lucide-react';
import { useSelector } from 'react-redux';
import { SettingsPart } from '@/features/communities/ui/CommunitySettings';
import { DeletePart } from '@/features/communities/ui/DeletePart';
import { selectMyId } from '@/features/session/selectors';
import { useSpeaks } from '@/features/session/useSpeaks';
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
  const { id, name, role, permalink } = company;
  const deletion = useRequest(deleteCompany, id);
  const speaksRoles = useSpeaks('groupRoles');
  const leaving = useLeaveCompany(company, useSelector(selectMyId) ?? '');
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
        <DeletePart
          name={name}
          label={t('settings.delete')}
          text={t('settings.deleteText')}
          warning={t('settings.deletingText')}
          isBusy={deletion.isPending}
          onDelete={() => deletion.send(id)}
        />
      )}
      {leaving.dialog}
    </>
  );
}
