import { appearanceOf, densities, textSizes } from '@/shared/lib/device/appearance';
import { themes, writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import styles from './AppearanceChoices.module.css';
import { useAppearanceTexts } from './appearanceTexts';

/** Theme, text size and density of this device (SHELL-13); each applies at once. */
export function AppearanceChoices() {
  const t = useAppearanceTexts();
  const settings = useDevice();
  const { textSize, density } = appearanceOf(settings);
  return (
    <div className={styles.choices}>
      <RadioGroup
        layout="row"
        label={t('theme')}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        value={settings.theme}
        onChange={(value) => writeDevice({ theme: themes.find((theme) => theme === value) ?? 'system' })}
      />
      <RadioGroup
        layout="row"
        label={t('textSize')}
        options={textSizes.map((value) => ({ value, label: t(`textSizes.${value}`) }))}
        value={textSize}
        onChange={(value) => writeDevice({ textSize: value })}
      />
      <RadioGroup
        layout="row"
        label={t('density')}
        options={densities.map((value) => ({ value, label: t(`densities.${value}`) }))}
        value={density}
        onChange={(value) => writeDevice({ density: value })}
      />
    </div>
  );
}
