import type { AxiosRequestConfig } from 'axios';
import { untilLoaded } from '../lib/chunks/untilLoaded';
import { loadTransport } from './loadTransport';

type Sending = Pick<AxiosRequestConfig, 'adapter' | 'fetchOptions'>;

let sending: Sending | null = null;
let preparing: Promise<void> | null = null;
let isLeaving = false;

/** Makes calls outlive the page from the moment it is left; before, they are sent as always. */
export function prepareToLeave(): Promise<void> {
  return (preparing ??= prepare());
}

async function prepare(): Promise<void> {
  addEventListener('pagehide', () => (isLeaving = true), { capture: true });
  addEventListener('pageshow', () => (isLeaving = false), { capture: true });
  const [{ fetchAdapter }] = await Promise.all([
    untilLoaded(() => import('./fetchAdapter')),
    loadTransport().catch(() => undefined),
  ]);
  sending = { adapter: fetchAdapter, fetchOptions: { keepalive: true } };
}

/** Settings with which axios sends a call while the page is being left; none before. */
export function sendingOnLeave(): Sending {
  return isLeaving && sending ? sending : {};
}
