import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { Slider } from '@/shared/ui/slider/Slider';
import { Switch } from '@/shared/ui/switch/Switch';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { saveBlockchain } from '../requests';
import type { BlockchainSettings as Settings } from '../types';
import { useIntent } from '../useIntent';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const nothingKnown: Settings = { publishPosts: false, votingPower: 0 };

/** Publication of posts and voting power in percent (SET-05). */
export function BlockchainSettings() {
  const t = useSettingsTexts();
  const saved = useSelector(
    (state: { session: SessionState }) => selectMe(state)?.blockchain ?? nothingKnown,
  );
  const [{ publishPosts, votingPower }, mean] = useIntent(
    saved,
    useRequest(saveBlockchain),
    saveBlockchain.request,
  );
  return (
    <ul className={styles.rows}>
      <li>
        <Switch
          label={t('blockchain.publish')}
          help={t('blockchain.publishHelp')}
          isOn={publishPosts}
          onChange={(isOn) => mean({ publishPosts: isOn, votingPower })}
        />
      </li>
      <li>
        <Slider
          label={t('blockchain.power')}
          help={t('blockchain.powerHelp')}
          value={votingPower}
          format={(value) => t('blockchain.percent', { value })}
          onChange={(value) => mean({ publishPosts, votingPower: value })}
        />
      </li>
    </ul>
  );
}
