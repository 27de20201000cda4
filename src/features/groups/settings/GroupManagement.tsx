import { Archive, ArchiveRestore, Crown } from 'lucide-react';
import { SettingsPart } from '@/features/communities/ui/CommunitySettings';
import { DeletePart } from '@/features/communities/ui/DeletePart';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { archiveGroup, deleteGroup } from '../requests';
import type { Group } from '../types';
import { useGroupSettingsTexts } from './groupSettingsTexts';
import { mayArchive } from '../ui/mayArchive';

/** Handing a group over, making it an archive, and deleting it (GRP-06). */
export function GroupManagement({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  const { id, name, permalink } = group;
  const deletion = useRequest(deleteGroup, id);
  const speaksRoles = useSpeaks('groupRoles');
  const membership = membershipOf(group);
  return (
    <>
      {speaksRoles && whyNot(membership, 'hand_over') === null && (
        <SettingsPart title={t('settings.handOver')} text={t('settings.handOverText')}>
          <ButtonLink to={paths.group(permalink, 'members')} icon={Crown}>
            {t('settings.toMembers')}
          </ButtonLink>
        </SettingsPart>
      )}
      {mayArchive(group) && <ArchivePart group={group} />}
      {whyNot(membership, 'delete') === null && (
        <DeletePart
          name={name}
          label={t('settings.delete')}
          text={t('settings.deleteText')}
          warning={t('settings.deletingText')}
          isBusy={deletion.isPending}
          onDelete={() => deletion.send(id)}
        />
      )}
    </>
  );
}

function ArchivePart({ group: { id, permalink, archivedAt } }: { group: Group }) {
  const t = useGroupSettingsTexts();
  const { isPending, send } = useRequest(archiveGroup, { id });
  const isOpen = archivedAt === null;
  return (
    <SettingsPart
      title={t(isOpen ? 'settings.archive' : 'settings.reopen')}
      text={t(isOpen ? 'settings.archiveText' : 'settings.reopenText')}
    >
      <Button
        icon={isOpen ? Archive : ArchiveRestore}
        isLoading={isPending}
        loadingLabel={t('settings.archiving')}
        onClick={() => send({ id, permalink, isArchived: isOpen })}
      >
        {t(isOpen ? 'settings.archive' : 'settings.reopen')}
      </Button>
    </SettingsPart>
  );
}
