import { TextField, type TextFieldProps } from '../ui/field/TextField';
import { useFormField } from './useFormField';

type TextFormFieldProps = Omit<TextFieldProps, 'value' | 'error' | 'name'> & { name: string };

export function TextFormField({ name, ...rest }: TextFormFieldProps) {
  const { field, error, isLocked } = useFormField<string>(name);
  return <TextField isLocked={isLocked} {...rest} {...field} error={error} />;
}
