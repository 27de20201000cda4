import type { Profile } from '@/features/people/types';
import { useProfile } from '@/features/people/useProfile';
import { paths } from '@/shared/config/paths';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import styles from './Wallet.module.css';
import { useWalletTexts } from './walletTexts';

const names = ['followers', 'following', 'posts', 'groups', 'companies', 'photos'] as const;

/** The member's own counts, which nobody hides from them (SHELL-03). */
export function OwnNumbers({ permalink }: { permalink: string }) {
  const t = useWalletTexts();
  const { profile, error, isLoading, retry } = useProfile(permalink);
  return (
    <Section
      title={t('numbers.title')}
      aside={<Link to={paths.profile(permalink)}>{t('numbers.profile')}</Link>}
    >
      {!profile && error ? (
        <ErrorState title={t('numbers.failed')} error={error} onRetry={retry} />
      ) : (
        <dl className={styles.figures} aria-busy={isLoading}>
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`numbers.${name}`)}</dt>
              <dd className={styles.figure}>
                {profile ? countOf(profile, name) : <Skeleton width={64} height={32} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

/** An unknown count is a dash: never a number that nobody told. */
function countOf({ counts }: Profile, name: (typeof names)[number]): string {
  const count = counts[name];
  return count === null ? '–' : formatNumber(count);
}
