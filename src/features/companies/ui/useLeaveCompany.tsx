import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { leavingCompanies } from '../leaving';
import type { Company } from '../types';

const LeaveAsOwner = lazyOverlay(async () => (await import('./LeaveAsOwner')).LeaveAsOwner);

/** Lets the member leave the team of a company; an owner is asked first, since there must be another (CMP-04). */
export function useLeaveCompany(company: Company, userId: string) {
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, role } = company;
  const leave = () => {
    setIsAsked(false);
    dispatch(leavingCompanies.act([{ id, name, userId }]));
  };
  return {
    leave: () => (role === 'owner' ? setIsAsked(true) : leave()),
    dialog: isAsked && <LeaveAsOwner company={company} onLeave={leave} onClose={() => setIsAsked(false)} />,
  };
}
