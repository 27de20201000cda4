import { Suspense, type ReactNode } from 'react';
import { HoverCard } from '@/shared/ui/hoverCard/HoverCard';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const PersonCard = lazyPart(async () => (await import('./PersonCard')).PersonCard);

/** Shows a person's card while the mouse rests on a link to them (PROF-01). */
export function PersonHover({ permalink, children }: { permalink: string; children: ReactNode }) {
  return (
    <HoverCard
      card={
        <Suspense fallback={<PersonRowSkeleton count={1} />}>
          <PersonCard permalink={permalink} />
        </Suspense>
      }
    >
      {children}
    </HoverCard>
  );
}
