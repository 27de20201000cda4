import { Select, type SelectProps } from '../ui/select/Select';
import { useFormField } from './useFormField';

type SelectFormFieldProps = Omit<SelectProps, 'value' | 'error' | 'name'> & { name: string };

export function SelectFormField({ name, ...rest }: SelectFormFieldProps) {
  const { field, error, isLocked, setValue } = useFormField<string>(name);
  return (
    <Select
      {...rest}
      {...field}
      error={error}
      aria-readonly={isLocked || undefined}
      onChange={({ target }) => void setValue(target.value)}
    />
  );
}
