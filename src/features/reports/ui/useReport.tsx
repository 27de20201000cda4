import { Flag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import type { ReportSubject } from '../types';
import { useReportTexts } from './reportTexts';

const ReportDialog = lazyRoomOverlay(async () => {
  const { ReportDialog, rooms } = await import('./ReportDialog');
  return { default: ReportDialog, rooms };
});

/**
 * "Report" for the menu of a comment, person, group or company, and its dialog (DESK-02). No entry where the backend
 * takes reports of posts alone.
 */
export function useReport(subject: ReportSubject): { entries: MenuItem[]; dialog: ReactNode } {
  const t = useReportTexts();
  const isSpoken = useSpeaks('reports');
  const [isOpen, setIsOpen] = useState(false);
  return {
    entries: isSpoken ? [{ label: t('report'), icon: Flag, onSelect: () => setIsOpen(true) }] : [],
    dialog: isOpen && <ReportDialog subject={subject} onClose={() => setIsOpen(false)} />,
  };
}
