import type { AppError } from '@/shared/errors/appError';
import { groupExtras } from '@/shared/i18n/en/groupExtras';
import { failureText } from '@/shared/i18n/errorText';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';

type LinkFailure = keyof typeof groupExtras.link.failed;
const isLinkFailure = (code: string): code is LinkFailure => Object.hasOwn(groupExtras.link.failed, code);

/** Says why joining failed: what is wrong with the link, or the feature's text. */
export function useJoinFailure() {
  const t = useGroupExtrasTexts();
  return (error: AppError) =>
    isLinkFailure(error.code) ? t(`link.failed.${error.code}`) : failureText('groups:failedTo.join', error);
}
