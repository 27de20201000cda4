import { writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { Switch } from '@/shared/ui/switch/Switch';
import { InformationPage, Part } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

const questions = ['follow', 'sees', 'find', 'online', 'votes', 'swap'] as const;
const keys = ['search', 'tab', 'pages', 'list', 'escape'] as const;

/** Questions, answers and the keyboard (SHELL-03, SHELL-13). */
export default function HelpPage() {
  const t = useInformationTexts();
  const { hasShortcuts } = useDevice();
  return (
    <InformationPage title={t('help.title')} lead={t('help.lead')}>
      <dl className={styles.questions}>
        {questions.map((name) => (
          <div key={name}>
            <dt>{t(`help.questions.${name}.question`)}</dt>
            <dd>{t(`help.questions.${name}.answer`)}</dd>
          </div>
        ))}
      </dl>
      <Part title={t('help.keyboard')}>
        <dl className={styles.keys}>
          {keys.map((name) => (
            <Key key={name} name={name} />
          ))}
        </dl>
        <Switch
          label={t('help.shortcuts')}
          help={t('help.shortcutsHelp')}
          isOn={hasShortcuts}
          onChange={(isOn) => writeDevice({ hasShortcuts: isOn })}
        />
      </Part>
      <p>{t('help.legal')}</p>
    </InformationPage>
  );
}

function Key({ name }: { name: (typeof keys)[number] }) {
  const t = useInformationTexts();
  return (
    <>
      <dt>
        <kbd>{t(`help.keys.${name}.keys`)}</kbd>
      </dt>
      <dd>{t(`help.keys.${name}.does`)}</dd>
    </>
  );
}
