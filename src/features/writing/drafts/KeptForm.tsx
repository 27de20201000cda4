import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { RestoredNotice } from './RestoredNotice';
import { useKeptForm } from './useKeptForm';

interface KeptFormProps {
  /** Name of the form, and of what it belongs to: "group/7/basic". */
  place: string;
  /** True once the whole form was sent, and its draft is no longer needed. */
  isDone?: boolean;
  /** True where the form has no button of its own that discards changes. */
  offersDiscard?: boolean;
}

/** Keeps what was changed in the form around it until it is saved or taken back, restores it, and says so (G1). */
export function KeptForm({ place, isDone = false, offersDiscard = false }: KeptFormProps) {
  const memberId = useSelector(selectMyId);
  return memberId !== null && <Kept key={place} {...{ memberId, place, isDone, offersDiscard }} />;
}

interface KeptProps extends Required<KeptFormProps> {
  memberId: string;
}

function Kept({ memberId, place, isDone, offersDiscard }: KeptProps) {
  const { isRestored, discard } = useKeptForm(memberId, place, isDone);
  return <RestoredNotice isRestored={isRestored} onDiscarded={offersDiscard ? discard : undefined} />;
}
