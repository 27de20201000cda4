import { useFormikContext } from 'formik';
import { Button, type ButtonLook } from '../ui/button/Button';
import { useFormState } from './FormContext';

interface SubmitButtonProps extends ButtonLook {
  children: string;
  /** The label while the form is checked and sent, a gerund ("Logging in"). */
  loadingLabel: string;
  /** For rules that must hold before anything can be sent, such as the password checklist (VAL-02). */
  isDisabled?: boolean;
}

/** The button that sends the Form around it. */
export function SubmitButton({ isDisabled, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting: isChecking } = useFormikContext();
  const { isSubmitting, waitSeconds } = useFormState();
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      disabled={isDisabled === true || waitSeconds > 0}
      isLoading={isSubmitting || isChecking}
    />
  );
}
