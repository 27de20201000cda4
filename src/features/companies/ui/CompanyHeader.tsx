import { Calendar, Globe, Link2, Lock, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { CommunityHeader } from '@/features/communities/ui/CommunityHeader';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { whyNotInCompany } from '@/shared/rules/company';
import { Badge } from '@/shared/ui/badge/Badge';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { HeadCount, HeadCounts, type HeadFact } from '@/shared/ui/pageHead/PageHead';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import type { Company } from '../types';
import { useStanding } from '../useStanding';
import styles from './Companies.module.css';
import { useCompanyPageTexts } from './companyPageTexts';
import { CompanyOptions } from './CompanyOptions';
import { CompanyRoleBadge } from './CompanyRoleBadge';
import { FollowCompany } from './FollowCompany';

// Loads for those who may change its pictures.
const ChangePicture = lazyExtra(
  async () => (await import('@/features/pictures/ui/ChangePicture')).ChangePicture,
);

interface CompanyHeaderProps {
  company: Company;
  /** Low, on further tabs. */
  isSlim: boolean;
  /** Replaces the follow button and the menu. */
  actions?: ReactNode;
}

/** The head of a company's page; its pictures are changed by managers (CMP-02). */
export function CompanyHeader({ company, isSlim, actions }: CompanyHeaderProps) {
  const t = useCompanyPageTexts();
  const { id, name, permalink, privacy, category, subcategory, avatar, cover, description } = company;
  const { role } = useStanding(company);
  const { followers, members } = company;
  const mayEdit = whyNotInCompany(role, 'edit') === null;
  const categories = [category?.name, subcategory?.name].filter(Boolean).join(', ');
  return (
    <CommunityHeader
      kind="company"
      id={id}
      name={name}
      avatar={avatar}
      cover={cover}
      description={description}
      line={
        <p className={styles.line}>
          <span>@{permalink}</span>
          {categories !== '' && (
            <>
              <span aria-hidden="true">·</span>
              <bdi>{categories}</bdi>
            </>
          )}
          <Badge icon={privacy === 0 ? Globe : Lock}>{t(privacy === 0 ? 'public' : 'private')}</Badge>
          {role !== null && <CompanyRoleBadge role={role} />}
        </p>
      }
      slimLine={
        isSlim ? `${formatCount(followers)} ${t('counts.followers', { count: followers })}` : undefined
      }
      factsLabel={t('facts')}
      facts={useFacts(company)}
      actions={
        actions ?? (
          <>
            {mayEdit ? (
              <ButtonLink to={paths.company(permalink, 'settings')} icon={Pencil}>
                {t('edit')}
              </ButtonLink>
            ) : (
              <FollowCompany company={company} place="page" />
            )}
            {!isSlim && <CompanyOptions company={company} />}
          </>
        )
      }
      changes={
        mayEdit
          ? {
              avatar: <ChangePicture kind="avatar" companyId={id} current={avatar} />,
              cover: <ChangePicture kind="cover" companyId={id} current={cover} />,
            }
          : undefined
      }
    >
      <HeadCounts label={t('counts.label')}>
        <HeadCount value={followers} label={t('counts.followers', { count: followers })} />
        <HeadCount value={members} label={t('counts.members', { count: members })} />
      </HeadCounts>
    </CommunityHeader>
  );
}

/** Location, links and year; what is not told is left out. */
function useFacts({ location: place, links, createdAt }: Company): HeadFact[] {
  const t = useCompanyPageTexts();
  const founded = new Date(createdAt);
  return [
    ...(place === '' ? [] : [{ icon: MapPin, text: place }]),
    ...links.map((link) => ({
      icon: Link2,
      text: <ExternalLink href={link}>{shortened(link)}</ExternalLink>,
    })),
    ...(Number.isNaN(founded.getTime())
      ? []
      : [{ icon: Calendar, text: t('since', { year: founded.getUTCFullYear() }) }]),
  ];
}

/** An address without its scheme. */
function shortened(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
