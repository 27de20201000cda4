import { TextField, type TextFieldProps } from '../ui/field/TextField';
import { useFormState } from './FormContext';
import { useFormField } from './useFormField';

type TextFormFieldProps = Omit<TextFieldProps, 'value' | 'error' | 'name'> & { name: string };

export function TextFormField({ name, ...rest }: TextFormFieldProps) {
  const { isLocked } = useFormState();
  const { field, error } = useFormField<string>(name);
  return <TextField readOnly={isLocked} {...rest} {...field} error={error} />;
}
