import { Eye } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { useCommunityTexts } from './communityTexts';

/** Menu entry that leads to the visitor's view, for those who may edit the place, where the backend has one (ANY-06). */
export function useVisitorEntry(to: string, mayEdit: boolean): MenuItem[] {
  const t = useCommunityTexts();
  const isSpoken = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'visitorView'),
  );
  return isSpoken && mayEdit ? [{ label: t('visitor.view'), icon: Eye, to }] : [];
}
