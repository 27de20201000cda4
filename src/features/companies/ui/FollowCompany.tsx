import { Check, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import styles from '@/features/communities/ui/Rows.module.css';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { companyFollows } from '../follows';
import type { Company } from '../types';
import { unfollowingCompanies } from '../unfollowing';
import { useStanding } from '../useStanding';
import { useCompanyTexts } from './companyTexts';
import { FollowingMenu } from './FollowingMenu';

interface FollowCompanyProps {
  company: Company;
  /** `page`: the main button of the company's page, where "Following" opens a menu. */
  place?: 'row' | 'page';
}

/** Follow company and Unfollow company (CMP-03). A private company is not followed from
 * outside. While a step back can be taken back, the next press does so (HOUR-04). */
export function FollowCompany({ company, place = 'row' }: FollowCompanyProps) {
  const { id, name, permalink, canSee } = company;
  const t = useCompanyTexts();
  const dispatch = useDispatch();
  const holder = useHandOnFocus<HTMLSpanElement>('follow');
  // The page's menu button is another element, which takes over the focus.
  const [hasActed, setHasActed] = useState(false);
  const { isFollow, stepBack } = useStanding(company);
  const toggle = () => {
    setHasActed(true);
    if (stepBack) stepBack.takeBack();
    else if (isFollow) dispatch(unfollowingCompanies.act([{ id, name, permalink }]));
    else dispatch(companyFollows.intend(id, true));
  };
  if (!isFollow && !canSee) return <Badge icon={Lock}>{t('membersOnly')}</Badge>;
  if (isFollow && place === 'page') {
    return <FollowingMenu company={company} onUnfollow={toggle} hasFocus={hasActed} />;
  }
  return (
    <span {...holder} className={styles.holder}>
      <Button
        variant={isFollow ? 'tonal' : place === 'page' ? 'primary' : 'secondary'}
        size={place === 'row' ? 'sm' : 'md'}
        autoFocus={hasActed}
        isLoading={stepBack?.isSending === true}
        {...(isFollow ? { icon: Check } : place === 'page' ? { icon: Plus } : {})}
        onClick={({ detail }) => {
          // Ignores the second click of a double click.
          if (detail <= 1) toggle();
        }}
      >
        {isFollow ? t('following') : t('follow')}
      </Button>
    </span>
  );
}
