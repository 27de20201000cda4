import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { playerOf } from '../player';
import type { Preview } from '../types';
import { LinkPreview } from './LinkPreview';

const VideoPreview = lazyPart(async () => (await import('./VideoPreview')).VideoPreview);

/** The preview of a post or comment: a playable video or a card (POST-02, POST-08). */
export function PreviewCard({ preview }: { preview: Preview }) {
  const player = playerOf(preview);
  const card = <LinkPreview preview={preview} />;
  if (player === null) return card;
  return (
    <Suspense fallback={card}>
      <VideoPreview preview={preview} player={player} />
    </Suspense>
  );
}
