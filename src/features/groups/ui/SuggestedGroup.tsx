import { useDispatch } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { HideButton } from '@/shared/ui/hideButton/HideButton';
import { hidingGroups } from '../hiding';
import { GroupRow } from './GroupRow';

/** A group that the member may like, to join or hide (GRP-01). */
export function SuggestedGroup({ id }: { id: string }) {
  const dispatch = useDispatch();
  const mayHide = useSpeaks('hideSuggestions');
  return (
    <GroupRow
      id={id}
      action={mayHide && <HideButton onHide={() => dispatch(hidingGroups.act([{ id }]))} />}
    />
  );
}
