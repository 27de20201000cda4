import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { RestoredNotice } from './RestoredNotice';
import { useKeptForm } from './useKeptForm';

interface KeptFormProps {
  /** Name of the form, and of what it belongs to: "group/7/basic". */
  place: string;
  /** True once the whole form was sent, and its draft is no longer needed. */
  isDone?: boolean;
}

/** Keeps what was changed in the form around it until it is saved or taken back, restores it, and says so (G1). */
export function KeptForm({ place, isDone = false }: KeptFormProps) {
  const memberId = useSelector(selectMyId);
  return memberId !== null && <Kept key={place} memberId={memberId} place={place} isDone={isDone} />;
}

function Kept({ memberId, place, isDone }: { memberId: string; place: string; isDone: boolean }) {
  const { isRestored, discard } = useKeptForm(memberId, place, isDone);
  return <RestoredNotice isRestored={isRestored} onDiscarded={discard} />;
}
