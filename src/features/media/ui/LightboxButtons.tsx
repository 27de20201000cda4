import { Download, PanelRight, PencilLine } from 'lucide-react';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import type { Image } from '../types';
import styles from './Lightbox.module.css';

/** Saves the original of the photo that shows. */
export function DownloadLink({ photo, label }: { photo: Image; label: string }) {
  return (
    <a className={styles.download} href={fileUrl(photo)} download aria-label={label} title={label}>
      <Download aria-hidden="true" />
    </a>
  );
}

interface BesideButtonProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

/** Shows or hides what stands beside the photo. */
export function BesideButton({ label, isOn, onPress }: BesideButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      data-on={isOn}
      onClick={onPress}
    >
      <PanelRight aria-hidden="true" />
    </button>
  );
}

interface AltButtonProps extends BesideButtonProps {
  /** Text on it. */
  text: string;
}

/** Shows or hides the description of the photo. */
export function AltButton({ label, text, isOn, onPress }: AltButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-expanded={isOn}
      onClick={onPress}
    >
      <span className={styles.alt}>{text}</span>
    </button>
  );
}

/** Opens the form for the description of the photo. */
export function DescribeButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onPress}>
      <PencilLine aria-hidden="true" />
    </button>
  );
}
