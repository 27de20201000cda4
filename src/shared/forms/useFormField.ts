import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { fieldErrorText } from '../i18n/errorText';
import { useFormState } from './FormContext';

/**
 * Value and error text of a form's field. A field that is left before it held anything says nothing until the form is
 * submitted: its error would move what stands below, from under whoever goes past it to a link there (VAL-01).
 */
export function useFormField<Value>(name: string) {
  const [field, { touched, error, value }, { setValue, setTouched }] = useField<Value>(name);
  const { serverErrors, isLocked } = useFormState();
  const { values, initialValues } = useFormikContext();
  // Formik hands out the same object from a reset up to the next change.
  const isReset = values === initialValues;
  const isEmpty = value === '' || value === false;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (isEmpty ? wasFilled && isReset : !wasFilled) setWasFilled(!isEmpty);
  const code = touched && error !== undefined ? error : serverErrors[name];
  const leave = () => {
    if (wasFilled) void setTouched(true);
  };
  return {
    field: { ...field, onBlur: leave },
    value,
    error: code === undefined ? undefined : fieldErrorText(code),
    /** True while the field shows its value and takes no other: it keeps the focus, unlike a disabled one. */
    isLocked,
    setValue: (next: Value) => (isLocked ? undefined : setValue(next)),
    leave,
  };
}
