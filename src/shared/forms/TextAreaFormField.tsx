import { TextArea, type TextAreaProps } from '../ui/field/TextArea';
import { useFormState } from './FormContext';
import { useFormField } from './useFormField';

type TextAreaFormFieldProps = Omit<TextAreaProps, 'value' | 'error' | 'name'> & { name: string };

export function TextAreaFormField({ name, ...rest }: TextAreaFormFieldProps) {
  const { isLocked } = useFormState();
  const { field, error } = useFormField<string>(name);
  return <TextArea readOnly={isLocked} {...rest} {...field} error={error} />;
}
