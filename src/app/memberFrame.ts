import type { ReactNode } from 'react';
import { lazyPage } from './lazyPage';

/** Header, sidebar and right rail: a chunk of its own, since guests never see them. */
export const MemberFrame = lazyPage<{ children: ReactNode }>(async () => ({
  default: (await import('./shell/Frame')).Frame,
}));
