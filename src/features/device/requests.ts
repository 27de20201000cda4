import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** Forbids to sell what the product knows of a visitor or member (SHELL-05). */
export const recordDoNotSell = createRequest('device/recordDoNotSell', api.recordDoNotSell);
