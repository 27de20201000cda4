import { expect, it } from 'vitest';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { albumDeselected, albumSelected, chosenAlbumSlice } from './chosenAlbum';

it('ALB-01 selecting an album sets the chosen id and name, deselecting and leaving clear them', () => {
  const { reducer } = chosenAlbumSlice;
  const chosen = reducer(null, albumSelected({ id: '4', name: 'Kiln' }));
  expect(chosen).toEqual({ id: '4', name: 'Kiln' });
  expect(reducer(chosen, albumDeselected())).toBeNull();
  expect(reducer(chosen, sessionEnded({ reason: 'logout' }))).toBeNull();
});
