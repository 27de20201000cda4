import { useFormikContext } from 'formik';
import { useId } from 'react';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { brokenPasswordRules } from '@/shared/rules/password';
import type { ButtonLook } from '@/shared/ui/button/Button';
import { PasswordChecklist } from '@/shared/ui/passwordChecklist/PasswordChecklist';

/** Fields of every form that sets a password. */
type NewPasswordValues = Record<'password' | 'confirmation', string>;

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  /** Puts the checklist into one column. */
  isNarrow?: boolean;
}

/** A new password, its confirmation and the live checklist (VAL-02). */
export function NewPasswordFields({ label, confirmLabel, isNarrow = false }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<NewPasswordValues>();
  const listId = useId();
  return (
    <>
      <PasswordFormField name="password" label={label} autoComplete="new-password" describedBy={listId} />
      <PasswordFormField name="confirmation" label={confirmLabel} autoComplete="new-password" />
      <PasswordChecklist
        id={listId}
        password={values.password}
        confirmation={values.confirmation}
        isNarrow={isNarrow}
      />
    </>
  );
}

interface NewPasswordSubmitProps extends ButtonLook {
  label: string;
  loadingLabel: string;
}

/** Disabled until every rule of the checklist holds (VAL-02). */
export function NewPasswordSubmit({ label, loadingLabel, ...look }: NewPasswordSubmitProps) {
  const { values } = useFormikContext<NewPasswordValues>();
  const isDisabled = brokenPasswordRules(values.password, values.confirmation).length > 0;
  return (
    <SubmitButton loadingLabel={loadingLabel} size="lg" isBlock {...look} isDisabled={isDisabled}>
      {label}
    </SubmitButton>
  );
}
