import { MessageCircle } from 'lucide-react';
import { messengerUrl } from '@/shared/config/env';
import { Button } from '@/shared/ui/button/Button';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { Tooltip } from '@/shared/ui/tooltip/Tooltip';
import type { UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';

/** Opens the configured messenger with a person; disabled with its reason where impossible (PROF-01). */
export function MessageButton({ person }: { person: UserEntity }) {
  const t = usePeopleTexts();
  if (messengerUrl !== null && person.canMessage) {
    const address = messengerUrl.replace('{permalink}', encodeURIComponent(person.permalink));
    return (
      <ExternalButtonLink href={address} target="_blank" icon={MessageCircle}>
        {t('message')}
      </ExternalButtonLink>
    );
  }
  const reason =
    messengerUrl === null ? t('messageUnavailable') : t('messageNotAllowed', { name: person.displayName });
  return (
    <Tooltip text={reason}>
      {(control) => (
        <Button {...control} aria-disabled="true" icon={MessageCircle}>
          {t('message')}
        </Button>
      )}
    </Tooltip>
  );
}
