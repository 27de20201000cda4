import { Eye } from 'lucide-react';
import { Banner } from '@/shared/ui/banner/Banner';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { useCommunityTexts } from './communityTexts';
import styles from './VisitorBar.module.css';

/** Says that the page is shown as somebody outside sees it, and leads back (GRP-03, CMP-02). */
export function VisitorBar({ name, backTo }: { name: string; backTo: string }) {
  const t = useCommunityTexts();
  return (
    <div className={styles.bar} role="status">
      <Banner
        kind="info"
        icon={Eye}
        action={
          <ButtonLink to={backTo} size="sm">
            {t('visitor.back')}
          </ButtonLink>
        }
      >
        {t('visitor.text', { name })}
      </Banner>
    </div>
  );
}
