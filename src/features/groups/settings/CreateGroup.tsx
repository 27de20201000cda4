import { CreateCommunity } from '@/features/communities/ui/CreateCommunity';
import { paths } from '@/shared/config/paths';
import { useRequest } from '@/shared/store/useRequest';
import { emptyGroup } from '../fields';
import { createGroup } from '../requests';
import { GroupFormFields } from './GroupFormFields';
import { useGroupSettingsTexts } from './groupSettingsTexts';

/**
 * The form of a new group; leads to the group once it exists, and keeps what was typed when it fails (GRP-02, GRP-08).
 */
export function CreateGroup({ userId }: { userId: string }) {
  const t = useGroupSettingsTexts();
  const request = useRequest(createGroup);
  return (
    <CreateCommunity
      title={t('form.title')}
      place="group/new"
      empty={emptyGroup}
      request={request}
      cancelTo={paths.groups}
      onSubmit={(fields) => request.send({ userId, ...fields })}
    >
      <GroupFormFields />
    </CreateCommunity>
  );
}
