import { InformationPage, Part, Points } from './InformationPage';
import { useInformationTexts } from './informationTexts';

const care = ['loss', 'keys', 'strangers'] as const;

/** About token sales: that none is open, and which risks to know (SHELL-03). */
export default function IcoIdoPage() {
  const t = useInformationTexts();
  return (
    <InformationPage title={t('icoIdo.title')} lead={t('icoIdo.lead')}>
      <Part title={t('icoIdo.none')}>
        <p>{t('icoIdo.noneText')}</p>
      </Part>
      <Part title={t('icoIdo.careTitle')}>
        <Points points={care.map((point) => t(`icoIdo.care.${point}`))} />
      </Part>
    </InformationPage>
  );
}
