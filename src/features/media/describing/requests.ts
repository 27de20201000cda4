import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';

/** Describes a photo for those who do not see it; a failure shows in its form. */
export const describePhoto = createRequest(
  'media/describe',
  lazyCall(async () => (await import('./api')).describePhoto),
  { key: ({ key }: { key: string }) => key },
);
