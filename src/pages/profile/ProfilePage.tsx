import { Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { useProfile } from '@/features/people/useProfile';
import type { Profile } from '@/features/people/types';
import { LockedProfile } from '@/features/people/ui/LockedProfile';
import { MessageButton } from '@/features/people/ui/MessageButton';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { ProfileHeader } from '@/features/people/ui/ProfileHeader';
import { useProfileTexts } from '@/features/people/ui/profileTexts';
import { networkRoom } from '@/features/network/room';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { PersonOptions } from '@/features/network/ui/PersonOptions';
import { ProfileFollow } from '@/features/network/ui/ProfileFollow';
import { picturesRoom } from '@/features/pictures/room';
import { ChangePicture } from '@/features/pictures/ui/ChangePicture';
import { Composer } from '@/features/writing/ui/Composer';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { usePresence } from '@/features/presence/usePresence';
import { selectMyId } from '@/features/session/selectors';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { useHeadingFocus } from './useHeadingFocus';

const CompaniesOf = lazyRoomPart(async () => {
  const { CompaniesOf: Part, rooms: own } = await import('@/features/companies/ui/CompaniesOf');
  return { default: Part, rooms: own };
});
const GroupsOf = lazyRoomPart(async () => {
  const { GroupsOf: Part, rooms: own } = await import('@/features/groups/ui/GroupsOf');
  return { default: Part, rooms: own };
});
const PeopleList = lazyPart(async () => (await import('@/features/network/ui/PeopleList')).PeopleList);
const ProfilePhotos = lazyRoomPart(async () => {
  const { ProfilePhotos: Part, rooms: own } = await import('@/features/albums/ui/ProfilePhotos');
  return { default: Part, rooms: own };
});

export const rooms = [networkRoom, picturesRoom];

/** A member's page: who they are, and their timeline (PROF-01). */
export default function ProfilePage() {
  const t = usePeopleTexts();
  const page = useProfileTexts();
  const { permalink = '' } = useParams();
  const { profile, error, retry, cancel } = useProfile(permalink);
  const isNobody = error?.code === 'userNotFound';
  useDocumentTitle(profile?.displayName ?? (isNobody ? errorText(error) : t('profile')));

  useHeadingFocus(!profile && !error);

  if (profile) return <PersonPage profile={profile} />;
  if (isNobody) return <Nobody />;
  return (
    <>
      <PageHeading isHidden>{t('profile')}</PageHeading>
      {error ? (
        <ErrorState title={page('failed')} error={error} onRetry={retry} />
      ) : (
        <div key={permalink}>
          <PageHeadSkeleton kind="user" />
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </>
  );
}

/** A null profile answer is "User not found" (VAL-07). */
function Nobody() {
  const t = useProfileTexts();
  const errors = useTexts('errors');
  return (
    <EmptyState
      seed="nobody"
      title={errors('codes.userNotFound')}
      text={t('notFoundText')}
      action={<ButtonLink to={paths.feed}>{errors('page.home')}</ButtonLink>}
      isPage
    />
  );
}

function PersonPage({ profile }: { profile: Profile }) {
  const t = usePeopleTexts();
  const { tab } = useParams();
  const presence = usePresence(profile.id);
  const isMe = useSelector(selectMyId) === profile.id;
  const [isAvatarOpen, openAvatar] = useState(false);
  const lightboxLabels = useLightboxLabels();
  const wall = { type: 'user', entityId: profile.id } as const;
  const actions = isMe ? (
    <ButtonLink to={paths.settings('basic')} icon={Settings}>
      {t('editProfile')}
    </ButtonLink>
  ) : (
    <>
      <PersonOptions person={profile} place="profile" />
      <MessageButton person={profile} />
      <ProfileFollow person={profile} />
    </>
  );
  return (
    <>
      <ProfileHeader
        profile={profile}
        presence={presence}
        actions={actions}
        {...(isMe
          ? {
              changes: {
                avatar: <ChangePicture kind="avatar" current={profile.avatar} />,
                cover: <ChangePicture kind="cover" current={profile.cover} />,
              },
            }
          : { onOpenAvatar: () => openAvatar(true) })}
      />
      {isAvatarOpen && profile.avatar && (
        <LazyLightbox
          photos={[{ ...profile.avatar, width: 0, height: 0, alt: '', hash: null, createdAt: '' }]}
          index={0}
          labels={lightboxLabels}
          onIndex={() => undefined}
          onClose={() => openAvatar(false)}
        />
      )}
      {profile.isPrivate ? (
        <LockedProfile profile={profile} />
      ) : (
        <>
          <ProfileTabs profile={profile} isMe={isMe} />
          {tab === undefined && (
            <>
              {profile.canPost && (
                <Composer wall={wall} {...(isMe ? {} : { wallName: profile.displayName })} />
              )}
              <UnsentPosts {...wall} />
              <WallPosts key={profile.id} wall={wall} />
            </>
          )}
          <Suspense fallback={<div aria-busy="true" />}>
            <FurtherTab profile={profile} isMe={isMe} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Contents of a tab other than the timeline. */
function FurtherTab({ profile, isMe }: { profile: Profile; isMe: boolean }) {
  const network = useNetworkTexts();
  const { tab, albumId } = useParams();
  const { id, permalink, displayName: name } = profile;
  if (tab === 'followers' || tab === 'following')
    return (
      <PeopleList
        key={`${tab} ${id}`}
        direction={tab}
        userId={id}
        label={network(`${tab}Of`, { name })}
        filters={isMe || showsBoth(profile) ? shownFilters : shownFilters.slice(0, 1)}
      />
    );
  if (tab === 'groups') return <GroupsOf userId={id} name={name} />;
  if (tab === 'companies') return <CompaniesOf userId={id} name={name} />;
  if (tab !== 'photos') return null;
  return <ProfilePhotos userId={id} permalink={permalink} name={name} isMe={isMe} albumId={albumId} />;
}

const shownFilters = ['all', 'mutual'] as const;

/** Mutual friends reveal both lists, so they are hidden if either list is (SET-06). */
function showsBoth({ counts }: Profile): boolean {
  return counts.followers !== null && counts.following !== null;
}

/** The tabs of a profile, without the lists that its owner hides. */
function ProfileTabs({ profile, isMe }: { profile: Profile; isMe: boolean }) {
  const t = usePeopleTexts();
  const { permalink, counts } = profile;
  const tabs = [
    { to: paths.profile(permalink), label: t('timeline'), isExact: true },
    ...(['followers', 'following', 'groups', 'companies', 'photos'] as const)
      .filter((name) => isMe || counts[name] !== null)
      .map((name) => ({
        to: paths.profile(permalink, name),
        label: t(`tabs.${name}`),
        count: counts[name],
      })),
  ];
  return <LinkTabs label={t('profile')} tabs={tabs} />;
}
