import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import type { LoggedUser } from '@/features/people/types';
import { Switch } from '@/shared/ui/switch/Switch';
import styles from './ComposerDialog.module.css';
import { useComposerTexts } from '../composerTexts';
import type { Editor } from '../editor/useEditor';

/** Chooses whether this one post goes onto the chain, for members who publish there (POST-10). */
export function ChainChoice({ me, editor, isBusy }: { me: LoggedUser; editor: Editor; isBusy: boolean }) {
  const t = useComposerTexts();
  const isSpoken = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'publishOnBlockchain'),
  );
  if (!isSpoken || !me.blockchain.publishPosts) return null;
  return (
    <div className={styles.chain}>
      <Switch
        label={t('onChain')}
        help={t('onChainHelp')}
        isOn={editor.composition.onChain}
        isDisabled={isBusy}
        onChange={(onChain) => editor.change({ type: 'chainChosen', onChain })}
      />
    </div>
  );
}
