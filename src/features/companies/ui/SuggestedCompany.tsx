import { useDispatch } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { HideButton } from '@/shared/ui/hideButton/HideButton';
import { hidingCompanies } from '../hiding';
import { CompanyRow } from './CompanyRow';

/** A company that the member may like, to follow or hide (CMP-01). */
export function SuggestedCompany({ id }: { id: string }) {
  const dispatch = useDispatch();
  const mayHide = useSpeaks('hideSuggestions');
  return (
    <CompanyRow
      id={id}
      action={mayHide && <HideButton onHide={() => dispatch(hidingCompanies.act([{ id }]))} />}
    />
  );
}
