import { createResource } from '@/shared/store/createResource';
import { fetchWeeks } from './api';

/** Loads the member's own weeks as the backend counts them, by the moment at which the last ends (SHELL-03). */
export const loadWeeks = createResource('wallet/loadWeeks', fetchWeeks, {
  key: (until) => until,
  concurrency: 'latest',
});
