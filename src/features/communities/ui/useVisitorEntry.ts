import { Eye } from 'lucide-react';
import { useSpeaks } from '@/features/session/useSpeaks';
import type { MenuItem } from '@/shared/ui/menu/Menu';

/**
 * Menu entry that leads to the visitor's view, for those who may edit the place, where the backend has one (ANY-06).
 */
export function useVisitorEntry(label: string, to: string, mayEdit: boolean): MenuItem[] {
  const isSpoken = useSpeaks('visitorView');
  return isSpoken && mayEdit ? [{ label, icon: Eye, to }] : [];
}
