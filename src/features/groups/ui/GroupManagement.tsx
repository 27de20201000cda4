import { Crown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DeleteByName } from '@/features/communities/ui/DeleteByName';
import { selectSpeaks } from '@/features/session/speaks';
import { paths } from '@/shared/config/paths';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { deleteGroup } from '../requests';
import type { Group } from '../types';
import styles from './GroupSettings.module.css';
import { useGroupPageTexts } from './groupPageTexts';

/** Handing a group over, and deleting it (GRP-06). */
export function GroupManagement({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const speaksRoles = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'groupRoles'),
  );
  const membership = membershipOf(group);
  return (
    <>
      {speaksRoles && whyNot(membership, 'hand_over') === null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('settings.handOver')}</h2>
          <p className={styles.text}>{t('settings.handOverText')}</p>
          <ButtonLink to={paths.group(group.permalink, 'members')} icon={Crown}>
            {t('settings.toMembers')}
          </ButtonLink>
        </section>
      )}
      {whyNot(membership, 'delete') === null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('settings.delete')}</h2>
          <p className={styles.text}>{t('settings.deleteText')}</p>
          <Button icon={Trash2} onClick={() => setIsDeleting(true)}>
            {t('settings.delete')}
          </Button>
        </section>
      )}
      {isDeleting && <DeleteGroup group={group} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

function DeleteGroup({ group: { id, name }, onClose }: { group: Group; onClose: () => void }) {
  const t = useGroupPageTexts();
  const { isPending, send } = useRequest(deleteGroup, id);
  return (
    <DeleteByName
      name={name}
      title={t('settings.deleting.title', { name })}
      text={t('settings.deleting.text')}
      fieldLabel={t('settings.deleting.field')}
      hint={t('settings.deleting.hint', { name })}
      confirmLabel={t('settings.deleting.confirm')}
      busyLabel={t('settings.deleting.busy')}
      isBusy={isPending}
      onConfirm={() => send(id)}
      onClose={onClose}
    />
  );
}
