import { Select, type SelectProps } from '../ui/select/Select';
import { useFormField } from './useFormField';

type SelectFormFieldProps = Omit<SelectProps, 'value' | 'error' | 'name' | 'onChange'> & {
  name: string;
  /** Called after another option was chosen, for fields that depend on it. */
  onChosen?: () => void;
};

export function SelectFormField({ name, onChosen, ...rest }: SelectFormFieldProps) {
  const { field, error, isLocked, setValue } = useFormField<string>(name);
  return (
    <Select
      {...rest}
      {...field}
      error={error}
      aria-readonly={isLocked || undefined}
      onChange={({ target }) => {
        void setValue(target.value);
        if (!isLocked) onChosen?.();
      }}
    />
  );
}
