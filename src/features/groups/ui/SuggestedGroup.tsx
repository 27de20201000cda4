import { useDispatch, useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import { HideButton } from '@/shared/ui/hideButton/HideButton';
import { hidingGroups } from '../hiding';
import { GroupRow } from './GroupRow';

/** A group that the member may like, to join or hide (GRP-01). */
export function SuggestedGroup({ id }: { id: string }) {
  const dispatch = useDispatch();
  const mayHide = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'hideSuggestions'),
  );
  return (
    <GroupRow
      id={id}
      action={mayHide && <HideButton onHide={() => dispatch(hidingGroups.act([{ id }]))} />}
    />
  );
}
