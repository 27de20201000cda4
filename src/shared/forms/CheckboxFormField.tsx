import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { useFormField } from './useFormField';

type CheckboxFormFieldProps = Omit<CheckboxProps, 'isChecked' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

export function CheckboxFormField({ name, ...rest }: CheckboxFormFieldProps) {
  const { value, error, setValue, leave } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      isChecked={value}
      error={error}
      onChange={(isChecked) => void setValue(isChecked)}
      onBlur={leave}
    />
  );
}
