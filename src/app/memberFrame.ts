import { lazyPage } from './lazyPage';
import type { FrameProps } from './shell/Frame';

/** Header, sidebar and right rail: a chunk of its own, since guests never see them. */
export const MemberFrame = lazyPage<FrameProps>(async () => ({
  default: (await import('./shell/Frame')).Frame,
}));
