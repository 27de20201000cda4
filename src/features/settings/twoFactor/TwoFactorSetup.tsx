import { MessageSquareText, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { newFactorChanged, selectNewFactor } from '../newFactorSlice';
import { loadAppOffer } from '../requests';
import { AppStep } from './AppStep';
import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';
import { SetupForm } from './SetupForm';
import { SetupSteps } from './SetupSteps';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

/** Sets up a second factor in three steps: method, details, first code (TFA-03). */
export function TwoFactorSetup() {
  const t = useTwoFactorSetupTexts();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [method, setMethod] = useState<'app' | 'phone'>('app');
  const [isChosen, setIsChosen] = useState(false);
  const answered = useSelector(selectNewFactor);
  // The answer to a step that was left may come late: it belongs to the method that is open, or to none.
  const newFactor = isChosen && answered?.type === method ? answered : null;
  const step = newFactor ? 'code' : isChosen ? method : 'method';
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // An abandoned set-up is not resumed.
  useEffect(() => {
    return () => {
      dispatch(newFactorChanged(null));
      dispatch(loadAppOffer.changed(undefined));
    };
  }, [dispatch]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const inputs = [...(panel.current?.querySelectorAll('input') ?? [])];
    (inputs.find((input) => !input.closest('[hidden]')) ?? panel.current)?.focus();
  }, [step]);

  const back = () => {
    dispatch(newFactorChanged(null));
    if (!newFactor) setIsChosen(false);
  };
  const leave = () => void navigate(paths.settings('security'));

  return (
    <div ref={panel} role="group" aria-label={t('title')} tabIndex={-1} className={styles.panel}>
      <SetupSteps steps={['method', method, 'code']} current={step} />
      {step === 'method' && (
        <MethodStep
          method={method}
          onChange={setMethod}
          onContinue={() => {
            dispatch(newFactorChanged(null));
            setIsChosen(true);
          }}
          onBack={leave}
        />
      )}
      {/* Stays mounted while the code is asked for, to keep the typed values. */}
      <div hidden={step !== 'app'}>{isChosen && method === 'app' && <AppStep onBack={back} />}</div>
      <div hidden={step !== 'phone'}>{isChosen && method === 'phone' && <PhoneStep onBack={back} />}</div>
      {newFactor && <CodeStep key={newFactor.id} factor={newFactor} onBack={back} onDone={leave} />}
    </div>
  );
}

interface MethodStepProps {
  method: 'app' | 'phone';
  onChange: (method: 'app' | 'phone') => void;
  onContinue: () => void;
  onBack: () => void;
}

function MethodStep({ method, onChange, onContinue, onBack }: MethodStepProps) {
  const t = useTwoFactorSetupTexts();
  return (
    <SetupForm
      label={t('stepNames.method')}
      problem={null}
      submitLabel={t('continue')}
      onBack={onBack}
      onSubmit={onContinue}
    >
      <RadioGroup
        label={t('method.label')}
        layout="cards"
        value={method}
        options={[
          { value: 'app', label: t('method.app'), help: t('method.appHelp'), icon: Smartphone },
          { value: 'phone', label: t('method.phone'), help: t('method.phoneHelp'), icon: MessageSquareText },
        ]}
        onChange={(value) => onChange(value === 'phone' ? 'phone' : 'app')}
      />
    </SetupForm>
  );
}
