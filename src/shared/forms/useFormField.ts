import { useField } from 'formik';
import { fieldErrorText } from '../i18n/errorText';
import { useFormState } from './FormContext';

export function useFormField<Value>(name: string) {
  const [field, { touched, error, value }, { setValue, setTouched }] = useField<Value>(name);
  const { serverErrors } = useFormState();
  const code = touched && error !== undefined ? error : serverErrors[name];
  return {
    field,
    value,
    error: code === undefined ? undefined : fieldErrorText(code),
    setValue,
    setTouched,
  };
}
