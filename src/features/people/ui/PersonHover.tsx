import { lazy, Suspense, type ReactNode } from 'react';
import { HoverCard } from '@/shared/ui/hoverCard/HoverCard';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const PersonCard = lazy(async () => ({ default: (await import('./PersonCard')).PersonCard }));

/** Shows who a person is beside the link to them, while a mouse rests on it (PROF-01). */
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
