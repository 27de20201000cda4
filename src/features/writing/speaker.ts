import type { FileRef } from '@/shared/lib/files/fileUrl';

/** A company in whose name a post is written (CMP-02). */
export interface Speaker {
  id: string;
  name: string;
  avatar: FileRef | null;
  /** True while the backend is asked. */
  isChecking: boolean;
  /** Asks the backend first, and publishes unless it refuses. */
  check: (publish: () => void) => void;
  /** Gives up what is asked: nothing is published. */
  cancel: () => void;
}
