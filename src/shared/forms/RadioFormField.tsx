import { RadioGroup, type RadioGroupProps } from '../ui/radioGroup/RadioGroup';
import { useFormField } from './useFormField';

type RadioFormFieldProps = Omit<RadioGroupProps, 'value' | 'onChange' | 'error' | 'name'> & { name: string };

export function RadioFormField({ name, ...rest }: RadioFormFieldProps) {
  const { value, error, isLocked, setValue } = useFormField<string>(name);
  return (
    <RadioGroup
      {...rest}
      name={name}
      value={value}
      error={error}
      isReadOnly={isLocked}
      onChange={(next) => void setValue(next)}
    />
  );
}
