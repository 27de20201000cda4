import { Check, Minus } from 'lucide-react';
import { groupRights, whyNotPost, type GroupRight } from '@/shared/rules/membership';
import { groupRoles, type GroupRole } from '@/shared/wire/group';
import { Modal } from '@/shared/ui/modal/Modal';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import type { Group } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { useGroupTexts } from '../ui/groupTexts';
import styles from './RightsDialog.module.css';

const shown = [
  'invite',
  'admit',
  'make_admin',
  'silence',
  'block',
  'remove',
  'edit',
  'pin',
  'archive',
  'hand_over',
  'delete',
] as const satisfies readonly GroupRight[];

interface RightsDialogProps {
  group: Group;
  onClose: () => void;
}

/** Table of the rights of each role in a group, from the rules that the server obeys (GRP-07). */
export function RightsDialog({ group, onClose }: RightsDialogProps) {
  const t = useGroupDeskTexts();
  const names = useGroupTexts();
  const mayPost = (role: GroupRole) => whyNotPost({ state: role, silenced: false }, group) === null;
  const rows = [
    { name: t('rights.names.post'), holds: mayPost },
    ...shown.map((right) => ({
      name: t(`rights.names.${right}`),
      holds: (role: GroupRole) => groupRights[right].includes(role),
    })),
  ];
  return (
    <Modal isOpen title={t('rights.title')} onClose={onClose}>
      <div className={styles.scroll} role="region" aria-label={t('rights.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('rights.right')}</th>
              {groupRoles.map((role) => (
                <th key={role} scope="col" data-own={role === group.role}>
                  {role === group.role
                    ? t('rights.yours', { role: names(`roles.${role}`) })
                    : names(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, holds }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {groupRoles.map((role) => (
                  <td key={role} data-own={role === group.role}>
                    <Mark isHeld={holds(role)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}

function Mark({ isHeld }: { isHeld: boolean }) {
  const t = useGroupDeskTexts();
  const Icon = isHeld ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{isHeld ? t('rights.yes') : t('rights.no')}</VisuallyHidden>
    </>
  );
}
