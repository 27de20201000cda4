import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { LoggedUser } from '@/features/people/types';
import type { Preview } from '@/features/previews/types';
import { now } from '@/shared/lib/time/clock';
import type { Wall } from '@/features/posts/types';
import type { Editor } from '../editor/useEditor';
import { useOutbox } from '../outbox/useOutbox';

interface Destination {
  wall: Wall;
  /** Whose wall it is; left out for one's own. */
  wallName?: string | undefined;
}

/** Publishes what an editor holds, by the outbox (POST-01). */
export function usePublish() {
  const handToOutbox = useOutbox();
  return useCallback(
    (
      me: LoggedUser,
      { wall, wallName }: Destination,
      { composition, uploads }: Editor,
      preview: Preview | null,
    ) => {
      const photos = uploads.map(({ id, name }) => ({ id, name }));
      handToOutbox(
        {
          id: nanoid(),
          memberId: me.id,
          wall: { type: wall.type, entityId: wall.entityId },
          wallName: wallName ?? null,
          text: composition.text.trim(),
          gif: composition.gif,
          preview,
          // What the composer showed counts, whatever becomes of the setting until it is sent.
          onChain: me.blockchain.publishPosts && composition.onChain,
          photos,
          savedAt: now(),
          status: 'sending',
          isWaiting: false,
          isEdited: false,
          error: null,
        },
        photos,
      );
    },
    [handToOutbox],
  );
}
