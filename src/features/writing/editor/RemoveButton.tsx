import { X } from 'lucide-react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import styles from './Attachment.module.css';

/** Removes the attachment it is placed on. */
export function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <IconButton icon={X} size="sm" label={label} className={styles.remove} onClick={onPress} />;
}
