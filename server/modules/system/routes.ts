import { z } from 'zod';
import type { WireStatus } from '@/shared/wire/auth';
import { features } from '@/shared/wire/features';
import { ApiError } from '../../errors';
import { readJson } from '../../http/jsonBody';
import { guestRoute, probeRoute, type Route } from '../../http/route';
import { scrub } from './scrub';

const maxLogText = 4096;
const maxReportedText = 200;

const cspReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string().optional(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

/** Status of the server, the probes of those who run it, and logs from browsers. */
export const systemRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: '/api/status',
    permission: 'status.read',
    handle: ({ deps }): WireStatus => ({
      is_maintance_mode: deps.config.isMaintenance || deps.lifecycle.isMaintenance,
      features: [...features],
    }),
  }),
  probeRoute({
    path: '/health',
    permission: 'status.read',
    answer: () => Response.json({ status: 'ok' }),
  }),
  probeRoute({
    path: '/ready',
    permission: 'status.read',
    answer: async ({ readiness, lifecycle }) => {
      const failed = [...(lifecycle.isStopping ? ['stopping'] : []), ...(await readiness.faults())];
      return failed.length === 0
        ? Response.json({ status: 'ready' })
        : Response.json({ status: 'not ready', failed }, { status: 503 });
    },
  }),
  guestRoute({
    method: 'post',
    path: '/api/log',
    permission: 'log.write',
    rate: 'log',
    body: z.object({ uuid: z.string().regex(/^[\w-]{1,64}$/), logText: z.string().max(maxLogText) }),
    handle: ({ deps, body }) => {
      deps.log.warn(`Browser ${body.uuid.slice(0, 8)}: ${scrub(body.logText)}`);
    },
  }),
  guestRoute({
    method: 'post',
    path: '/api/csp-report',
    permission: 'log.write',
    rate: 'cspReport',
    handle: async ({ deps, request }) => {
      const parsed = cspReport.safeParse(await readJson(request));
      if (!parsed.success) throw new ApiError(400, 'validationError');
      const report = parsed.data['csp-report'];
      const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
      const text = `${directive} blocked ${report['blocked-uri'] ?? ''} on ${report['document-uri'] ?? ''}`;
      deps.log.warn(`Content-Security-Policy: ${scrub(text).slice(0, maxReportedText)}`);
    },
  }),
];
