import { useState } from 'react';
import { WhyLine } from '@/features/communities/ui/WhyLine';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { Composer } from '@/features/writing/ui/Composer';
import { whyNotInCompany } from '@/shared/rules/company';
import type { Company } from '../types';
import { useSpeaker } from '../useSpeaker';
import { useCompanyPageTexts } from './companyPageTexts';

/** The posts of a company, with the composer that speaks for it, or why one may not post (CMP-02). */
export function CompanyWall({ company }: { company: Company }) {
  const { id, canPost } = company;
  const wall = { type: 'company', entityId: id } as const;
  // An open composer outlives the right, so that nothing written is lost.
  const [hasSpoken, setHasSpoken] = useState(canPost);
  if (canPost && !hasSpoken) setHasSpoken(true);
  return (
    <>
      {hasSpoken ? <CompanyComposer company={company} /> : <WhyNotPost company={company} />}
      <UnsentPosts {...wall} />
      <WallPosts key={id} wall={wall} />
    </>
  );
}

function CompanyComposer({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { id, name, canPost } = company;
  const speaker = useSpeaker(company);
  return (
    <Composer
      wall={{ type: 'company', entityId: id }}
      wallName={name}
      speaker={speaker}
      refusal={canPost ? null : t('why.lost', { name })}
      closed={<WhyNotPost company={company} />}
    />
  );
}

function WhyNotPost({ company: { name, role } }: { company: Company }) {
  const t = useCompanyPageTexts();
  const reason = whyNotInCompany(role, 'speak');
  const known = reason === 'none' || reason === 'needsManager' ? reason : 'other';
  return <WhyLine fact={t('why.title')} reason={t(`why.${known}`, { name })} />;
}
