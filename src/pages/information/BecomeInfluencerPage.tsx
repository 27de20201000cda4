import { useSelector } from 'react-redux';
import { useProfile } from '@/features/people/useProfile';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { InformationPage, Part, Points } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

const steps = ['know', 'tags', 'answer', 'publish'] as const;

/** How members gain followers, and the member's own numbers (SHELL-03). */
export default function BecomeInfluencerPage() {
  const t = useInformationTexts();
  const me = useSelector(selectMe);
  return (
    <InformationPage title={t('becomeInfluencer.title')} lead={t('becomeInfluencer.lead')}>
      <Part title={t('becomeInfluencer.stepsTitle')}>
        <Points points={steps.map((step) => t(`becomeInfluencer.steps.${step}`))} isOrdered />
      </Part>
      <Part title={t('becomeInfluencer.standing')}>
        {me && <Standing permalink={me.permalink} />}
        <div className={styles.action}>
          <ButtonLink to={paths.feed} state={{ compose: true }}>
            {t('becomeInfluencer.write')}
          </ButtonLink>
        </div>
      </Part>
    </InformationPage>
  );
}

function Standing({ permalink }: { permalink: string }) {
  const t = useInformationTexts();
  const { profile } = useProfile(permalink);
  const followers = profile?.counts.followers ?? null;
  return followers !== null && <p>{t('becomeInfluencer.standingText', { count: followers })}</p>;
}
