import { X } from 'lucide-react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import styles from './Attachment.module.css';

/** Takes away the attachment on which it stands. */
export function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <IconButton icon={X} size="sm" label={label} className={styles.remove} onClick={onPress} />;
}
