import { Globe, Lock, Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { CommunityHeader } from '@/features/communities/ui/CommunityHeader';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { useMemberCount } from '../desk/usePeople';
import type { Group } from '../types';
import { GroupOptions } from './GroupOptions';
import { useGroupPageTexts } from './groupPageTexts';
import { useGroupTexts } from './groupTexts';
import { MembershipButton } from './MembershipButton';

// Loads for those who may change its pictures.
const ChangePicture = lazyExtra(
  async () => (await import('@/features/pictures/ui/ChangePicture')).ChangePicture,
);

interface GroupHeaderProps {
  group: Group;
  /** Low, on further tabs. */
  isSlim: boolean;
  /** Replaces the membership button and the menu. */
  actions?: ReactNode;
}

/** The head of a group's page; its pictures are changed by admins (GRP-03). */
export function GroupHeader({ group, isSlim, actions }: GroupHeaderProps) {
  const t = useGroupTexts();
  const page = useGroupPageTexts();
  const { id, name, privacy, category, subcategory, avatar, cover, description } = group;
  const members = useMemberCount(group);
  const isPublic = privacy === 0;
  const size = t('members', { count: members, figure: formatCount(members) });
  const categories = [category?.name, subcategory?.name].filter(Boolean).join(', ');
  return (
    <CommunityHeader
      kind="group"
      id={id}
      name={name}
      avatar={avatar}
      cover={cover}
      description={description}
      factsLabel={page('facts')}
      facts={[
        { icon: isPublic ? Globe : Lock, text: t(isPublic ? 'privacy.public' : 'privacy.private') },
        { icon: Users, text: size },
        ...(categories === '' ? [] : [{ icon: Tag, text: categories }]),
      ]}
      slimLine={isSlim ? size : undefined}
      actions={
        actions ?? (
          <>
            <MembershipButton group={group} place="page" />
            {!isSlim && <GroupOptions group={group} />}
          </>
        )
      }
      changes={
        whyNot(membershipOf(group), 'edit') === null
          ? {
              avatar: <ChangePicture kind="avatar" groupId={id} current={avatar} />,
              cover: <ChangePicture kind="cover" groupId={id} current={cover} />,
            }
          : undefined
      }
    />
  );
}
