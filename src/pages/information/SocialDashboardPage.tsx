import { useSelector } from 'react-redux';
import { useProfile } from '@/features/people/useProfile';
import type { Profile } from '@/features/people/types';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { InformationPage } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

/** The member's own numbers (SHELL-03). */
export default function SocialDashboardPage() {
  const t = useInformationTexts();
  const me = useSelector(selectMe);
  return (
    <InformationPage title={t('socialDashboard.title')} lead={t('socialDashboard.lead')}>
      {me && <Numbers permalink={me.permalink} />}
    </InformationPage>
  );
}

function Numbers({ permalink }: { permalink: string }) {
  const t = useInformationTexts();
  const { profile, error, isLoading, retry, cancel } = useProfile(permalink);
  if (!profile && error)
    return <ErrorState title={t('socialDashboard.failed')} error={error} onRetry={retry} />;
  return (
    <>
      <dl className={styles.figures} aria-busy={isLoading}>
        {figures(profile).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`socialDashboard.${name}`)}</dt>
            <dd className={styles.figure}>
              {profile ? formatNumber(value) : <Skeleton width={64} height={32} />}
            </dd>
          </div>
        ))}
      </dl>
      {!profile && <StillWorking onCancel={cancel} />}
      <div>
        <ButtonLink to={paths.profile(permalink)}>{t('socialDashboard.profile')}</ButtonLink>
      </div>
    </>
  );
}

/** A member's own counts are never hidden from them. */
function figures(profile: Profile | null) {
  const counts = profile?.counts;
  return [
    ['followers', counts?.followers ?? 0],
    ['following', counts?.following ?? 0],
    ['posts', counts?.posts ?? 0],
    ['groups', counts?.groups ?? 0],
    ['companies', counts?.companies ?? 0],
    ['photos', counts?.photos ?? 0],
    ['votingPower', profile?.votingPower ?? 0],
  ] as const;
}
