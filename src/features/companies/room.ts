import type { Room } from '@/shared/store/rooms';
import { companyFollows } from './follows';
import { addable, companiesOf, companyMemberList, suggestedCompanies } from './lists';
import { reactions } from './reactions';
import {
  actOnCompanyMember,
  createCompany,
  deleteCompany,
  editCompany,
  loadCategories,
  loadCompany,
} from './requests';

/** Comes with the pages that show companies. */
export const companiesRoom: Room = {
  name: 'companies',
  requests: [loadCompany, loadCategories, createCompany, editCompany, deleteCompany, actOnCompanyMember],
  lists: [companiesOf, suggestedCompanies, companyMemberList, addable],
  toggles: [companyFollows],
  reactions,
};
