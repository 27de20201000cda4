import { useSpeaks } from '@/features/session/useSpeaks';
import type { LoggedUser } from '@/features/people/types';
import { Switch } from '@/shared/ui/switch/Switch';
import styles from './ComposerDialog.module.css';
import { useComposerTexts } from '../composerTexts';
import type { Editor } from '../editor/useEditor';

/** Chooses whether this one post goes onto the chain, for members who publish there (POST-10). */
export function ChainChoice({ me, editor, isBusy }: { me: LoggedUser; editor: Editor; isBusy: boolean }) {
  const t = useComposerTexts();
  const isSpoken = useSpeaks('publishOnBlockchain');
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
