import type { Room } from '@/shared/store/rooms';
import { companyFollowLevels } from './followLevels';
import { hidingCompanies } from './hiding';
import { leavingCompanies } from './leaving';
import { addable, companyMemberList, suggestedCompanies } from './lists';
import { reactions } from './reactions';
import {
  actOnCompanyMember,
  createCompany,
  deleteCompany,
  editCompany,
  loadCategories,
  loadCompany,
} from './requests';

/** Comes with the pages of companies alone, besides the room of their lists. */
export const companyPageRoom: Room = {
  name: 'companyPages',
  requests: [loadCompany, loadCategories, createCompany, editCompany, deleteCompany, actOnCompanyMember],
  lists: [suggestedCompanies, companyMemberList, addable],
  toggles: [companyFollowLevels],
  reactions,
  flows: [hidingCompanies.saga, leavingCompanies.saga],
};
