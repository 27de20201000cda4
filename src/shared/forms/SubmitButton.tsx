import { useFormikContext } from 'formik';
import { Button, type ButtonLook } from '../ui/button/Button';
import { useFormState } from './FormContext';

interface SubmitButtonProps extends ButtonLook {
  children: string;
  /** Label while validating and sending ("Logging in"). */
  loadingLabel: string;
  /** For rules outside the schema, such as the password checklist (VAL-02). */
  isDisabled?: boolean;
}

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
