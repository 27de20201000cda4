import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** Records that the visitor forbids the sale of their data (SHELL-05). */
export const recordDoNotSell = createRequest('device/recordDoNotSell', api.recordDoNotSell);
