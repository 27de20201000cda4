import { themes, type Theme } from '@/shared/lib/device/device';
import { useTheme } from '@/shared/lib/device/useTheme';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { ActionStates } from './ActionStates';
import { FieldStates } from './FieldStates';
import styles from './Kit.module.css';
import { LiveParts } from './LiveParts';
import { SampleFeed } from './SampleFeed';
import { samples } from './samples';
import { SurfaceStates } from './SurfaceStates';

/** Every component in every state, in both themes; development builds only. */
export default function KitPage() {
  const [theme, choose] = useTheme();
  return (
    <main className={styles.kit}>
      <Masthead
        aside={
          <RadioGroup
            label={samples.theme}
            isLabelHidden
            layout="row"
            options={themes.map((name) => ({ value: name, label: name }))}
            value={theme}
            onChange={(name) => choose(name as Theme)}
          />
        }
      >
        {samples.title}
      </Masthead>
      <LiveParts />
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles.theme} style={{ colorScheme: scheme }}>
          <ActionStates />
          <FieldStates />
          <SurfaceStates />
        </div>
      ))}
      <SampleFeed />
    </main>
  );
}
