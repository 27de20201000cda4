import { TextArea, type TextAreaProps } from '../ui/field/TextArea';
import { useFormField } from './useFormField';

type TextAreaFormFieldProps = Omit<TextAreaProps, 'value' | 'error' | 'name'> & { name: string };

export function TextAreaFormField({ name, ...rest }: TextAreaFormFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <TextArea {...rest} {...field} error={error} />;
}
