import { FollowButton } from '@/features/people/ui/FollowButton';
import type { UserEntity } from '@/features/people/types';
import { useRelationActions } from './useRelationActions';

/** The follow button of a profile; its "Following" menu also offers Silence and Block (FOLW-02). */
export function ProfileFollow({ person }: { person: UserEntity }) {
  const { silence, block, dialog } = useRelationActions(person);
  return (
    <>
      <FollowButton person={person} place="page" more={[silence, 'rule', block]} />
      {dialog}
    </>
  );
}
