import { useDispatch, useSelector } from 'react-redux';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { chooseStatus } from '@/features/presence/requests';
import { presenceOf, type StatusCode } from '@/features/presence/types';
import { selectOwnStatus } from '@/features/presence/usePresence';
import { selectMe } from '@/features/session/selectors';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Menu } from '@/shared/ui/menu/Menu';
import { useAppSelector } from '../useAppSelector';
import styles from './TopBar.module.css';

const choices = [
  { status: 2, name: 'online' },
  { status: 1, name: 'away' },
  { status: 3, name: 'busy' },
  { status: 0, name: 'invisible' },
] as const satisfies readonly { status: StatusCode; name: string }[];

/** The member's avatar; opens the choice of the online status (SHELL-04, PRES-01). */
export function StatusMenu() {
  const t = usePeopleTexts();
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const status = useAppSelector(selectOwnStatus);
  const chosen = choices.find((choice) => choice.status === status);
  if (!me) return null;
  return (
    <Menu
      label={t('status.label')}
      entries={[
        {
          label: t('status.label'),
          value: chosen ? t(`status.${chosen.name}`) : '',
          choices: choices.map((choice) => ({
            label: t(`status.${choice.name}`),
            onSelect: () => {
              if (choice.status !== status) dispatch(chooseStatus.request(choice.status));
            },
          })),
        },
      ]}
    >
      {(trigger) => (
        <span className={styles.avatar}>
          <Avatar name={me.displayName} image={me.avatar} size={36} presence={presenceOf(status)} />
          {/* Over the picture rather than around it: initials would contradict its name. */}
          <button
            {...trigger}
            type="button"
            className={styles.status}
            aria-label={t('status.label')}
            title={t('status.label')}
          />
        </span>
      )}
    </Menu>
  );
}
