import { TextArea, type TextAreaProps } from '../ui/field/TextArea';
import { useFormField } from './useFormField';

type TextAreaFormFieldProps = Omit<TextAreaProps, 'value' | 'error' | 'name'> & { name: string };

export function TextAreaFormField({ name, ...rest }: TextAreaFormFieldProps) {
  const { field, error, isLocked } = useFormField<string>(name);
  return <TextArea readOnly={isLocked} {...rest} {...field} error={error} />;
}
