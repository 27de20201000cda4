import { useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { InformationPage, Part, Points } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

const steps = ['know', 'tags', 'answer', 'publish'] as const;

/** How members come to be followed by many, and where this one stands (SHELL-03). */
export default function BecomeInfluencerPage() {
  const t = useInformationTexts();
  const followers = useSelector(selectMe)?.counts.followers ?? null;
  return (
    <InformationPage title={t('becomeInfluencer.title')} lead={t('becomeInfluencer.lead')}>
      <Part title={t('becomeInfluencer.stepsTitle')}>
        <Points points={steps.map((step) => t(`becomeInfluencer.steps.${step}`))} isOrdered />
      </Part>
      <Part title={t('becomeInfluencer.standing')}>
        {followers !== null && <p>{t('becomeInfluencer.standingText', { count: followers })}</p>}
        <div className={styles.action}>
          <ButtonLink to={paths.feed} state={{ compose: true }}>
            {t('becomeInfluencer.write')}
          </ButtonLink>
        </div>
      </Part>
    </InformationPage>
  );
}
