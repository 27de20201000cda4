import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { useFormField } from './useFormField';

type CheckboxFormFieldProps = Omit<CheckboxProps, 'isChecked' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

export function CheckboxFormField({ name, ...rest }: CheckboxFormFieldProps) {
  const { value, error, isLocked, setValue, leave } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      isChecked={value}
      error={error}
      isReadOnly={isLocked}
      onChange={(next) => void setValue(next)}
      onBlur={leave}
    />
  );
}
