import { useDispatch } from 'react-redux';
import { hidingPeople } from '@/features/people/hiding';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { HideButton } from '@/shared/ui/hideButton/HideButton';

/** A person the member may know, to follow or hide (FOLW-03). */
export function SuggestedPerson({ id }: { id: string }) {
  const dispatch = useDispatch();
  return <PersonEntry id={id} action={<HideButton onHide={() => dispatch(hidingPeople.act([{ id }]))} />} />;
}
