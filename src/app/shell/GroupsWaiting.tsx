import { loadWaiting } from '@/features/groups/requests';
import { groupsRoom } from '@/features/groups/room';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { useSpeaks } from '@/features/session/useSpeaks';
import { useLoad } from '@/shared/store/useLoad';
import { Count } from '@/shared/ui/count/Count';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';

export const rooms = [groupsRoom];

/** Number of invitations and requests that wait for the member's answer, beside Groups (SHELL-03). */
export function GroupsWaiting() {
  const isSpoken = useSpeaks('groupLists');
  return isSpoken && <Waiting />;
}

function Waiting() {
  const t = useGroupTexts();
  const { data } = useLoad(loadWaiting);
  const count = data ? data.invitations + data.requests : 0;
  if (count === 0) return null;
  return (
    <>
      <Count value={count} />
      <VisuallyHidden>{t('waiting.count', { count })}</VisuallyHidden>
    </>
  );
}
