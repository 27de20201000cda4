import { ChevronDown, UserMinus } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { Button } from '@/shared/ui/button/Button';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { companyFollowLevels as levels, type CompanyFollowLevel } from '@/shared/wire/company';
import { companyFollowLevels } from '../followLevels';
import type { Company } from '../types';
import { useCompanyTexts } from './companyTexts';

interface FollowingMenuProps {
  company: Company;
  onUnfollow: () => void;
  hasFocus: boolean;
}

/** "Following" on a company's page: of which posts the member is told, and the way out (CMP-03). */
export function FollowingMenu({ company, onUnfollow, hasFocus }: FollowingMenuProps) {
  const t = useCompanyTexts();
  const choices = useLevelChoices(company);
  const unfollow = { label: t('unfollow'), icon: UserMinus, onSelect: onUnfollow };
  return (
    <Menu label={t('following')} entries={[...choices, unfollow]}>
      {(trigger) => (
        <Button {...trigger} variant="tonal" icon={ChevronDown} autoFocus={hasFocus}>
          {t('following')}
        </Button>
      )}
    </Menu>
  );
}

/** All posts or none; nothing where the backend knows no levels. */
function useLevelChoices({ id, followLevel }: Company): MenuEntries {
  const t = useCompanyTexts();
  const dispatch = useDispatch();
  const isOffered = useSpeaks('followLevels');
  if (!isOffered) return [];
  const labelOf = (level: CompanyFollowLevel) => t(`followLevels.${level}`);
  return [
    {
      label: t('followLevels.label'),
      isTitled: true,
      value: labelOf(followLevel ?? 'none'),
      choices: levels.map((level) => ({
        label: labelOf(level),
        onSelect: () => dispatch(companyFollowLevels.intend(id, level)),
      })),
    },
    'rule',
  ];
}
