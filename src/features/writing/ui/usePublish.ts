import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import type { LoggedUser } from '@/features/people/types';
import type { Preview } from '@/features/previews/types';
import { now } from '@/shared/lib/time/clock';
import type { Wall } from '@/features/posts/types';
import type { Editor } from '../editor/useEditor';
import type { Composition } from '../drafts/composition';
import { describedPhotos } from '../storage/browserStorage';
import { useOutbox } from '../outbox/useOutbox';

interface Destination {
  wall: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName?: string | undefined;
}

/** Publishes an editor's content through the outbox (POST-01). */
export function usePublish() {
  const handToOutbox = useOutbox();
  const takesChoice = useSpeaks('publishOnBlockchain');
  const sent = useRef<Composition>(null);
  return useCallback(
    (
      me: LoggedUser,
      { wall, wallName }: Destination,
      { composition, uploads }: Editor,
      preview: Preview | null,
      /** Id of a short video that shows in it. */
      video: string | null = null,
    ) => {
      // A second activation before the next render still has what the first one sent.
      if (sent.current === composition) return;
      sent.current = composition;
      const photos = describedPhotos(uploads, composition.alts);
      handToOutbox(
        {
          id: nanoid(),
          newKey: null,
          memberId: me.id,
          wall: { type: wall.type, entityId: wall.entityId },
          wallName: wallName ?? null,
          text: composition.text.trim(),
          gif: composition.gif,
          preview,
          // The composer's display counts, even if the setting changes before sending.
          onChain: takesChoice ? me.blockchain.publishPosts && composition.onChain : null,
          photos,
          video,
          savedAt: now(),
          status: 'sending',
          isWaiting: false,
          isEdited: false,
          earlier: null,
          error: null,
        },
        photos,
      );
    },
    [handToOutbox, takesChoice],
  );
}
