import { PasswordField, type PasswordFieldProps } from '../ui/passwordField/PasswordField';
import { useFormField } from './useFormField';

type PasswordFormFieldProps = Omit<PasswordFieldProps, 'value' | 'error' | 'name'> & { name: string };

export function PasswordFormField({ name, ...rest }: PasswordFormFieldProps) {
  const { field, error, isLocked } = useFormField<string>(name);
  return <PasswordField {...rest} {...field} isLocked={isLocked} error={error} />;
}
