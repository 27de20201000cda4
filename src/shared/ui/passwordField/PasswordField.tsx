import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { TextField, type TextFieldProps } from '../field/TextField';
import { IconButton } from '../iconButton/IconButton';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts('common');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size="sm"
          label={t('password.show')}
          isPressed={isShown}
          hasTooltip={false}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
