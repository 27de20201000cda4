import { writeDevice } from '@/shared/lib/device/device';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { Switch } from '@/shared/ui/switch/Switch';
import { useMutingTexts } from './mutingTexts';

/** Takes the numbers and the calls for attention away, on this device (HOUR-07). */
export function QuietMode() {
  const t = useMutingTexts();
  return (
    <Switch
      label={t('quiet.label')}
      help={t('quiet.help')}
      isOn={useQuiet()}
      onChange={(isQuiet) => writeDevice({ isQuiet })}
    />
  );
}
