import { Eye } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import type { MenuItem } from '@/shared/ui/menu/Menu';

/** Menu entry that leads to the visitor's view, for those who may edit the place, where the backend has one (ANY-06). */
export function useVisitorEntry(label: string, to: string, mayEdit: boolean): MenuItem[] {
  const isSpoken = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'visitorView'),
  );
  return isSpoken && mayEdit ? [{ label, icon: Eye, to }] : [];
}
