import { KeyHints } from '@/shared/ui/keyHints/KeyHints';
import type { MemberTab } from './tabs';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import styles from './Desk.module.css';
import { tabActs } from './tabActs';

/** Tells the keys of the desk. */
export function DeskKeysHelp({ tab }: { tab: MemberTab }) {
  const t = useGroupDeskTexts();
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
    <div className={styles.keys}>
      <KeyHints
        label={t('members.keys.label')}
        hints={all.map(({ keys, does }) => ({ keys, does: does.toLowerCase() }))}
      />
    </div>
  );
}
