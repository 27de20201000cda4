import { useDevice } from '@/shared/lib/device/useDevice';
import type { MemberTab } from './tabs';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { tabActs } from './tabActs';
import styles from './Desk.module.css';

/** Tells the keys of the desk, unless the member has switched them off (WCAG 2.1.4). */
export function DeskKeysHelp({ tab }: { tab: MemberTab }) {
  const t = useGroupDeskTexts();
  const { hasShortcuts } = useDevice();
  if (!hasShortcuts) return null;
  const { first, second } = tabActs[tab];
  const acts = [
    ...(tab === 'members' ? [] : [{ keys: ['A'], does: t(`members.acts.${first}`) }]),
    ...(tab === 'members' || second === null ? [] : [{ keys: ['D'], does: t(`members.acts.${second}`) }]),
  ];
  const all = [
    { keys: ['J', 'K'], does: t('members.keys.move') },
    { keys: ['X'], does: t('members.keys.select') },
    ...acts,
    { keys: ['Z'], does: t('members.keys.undo') },
  ];
  return (
    <ul className={styles.keys} aria-label={t('members.keys.label')}>
      {all.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does.toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
