import { invitations } from '@/shared/i18n/en/invitations';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('invitations', invitations);

export function useInvitationTexts() {
  return useTexts('invitations');
}
