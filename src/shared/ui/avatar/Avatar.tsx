import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl, type FileRef } from '@/shared/lib/files/fileUrl';
import { Tile } from '../tile/Tile';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import { initials } from './initials';
import styles from './Avatar.module.css';

export type AvatarKind = 'user' | 'group' | 'company';
export type AvatarSize = 24 | 32 | 36 | 40 | 44 | 56 | 72 | 104 | 136;
/** Offline members show no dot. */
export type Presence = 'online' | 'away' | 'busy';

interface AvatarProps {
  kind?: AvatarKind;
  name: string;
  /** Id of the group or company; seeds its placeholder tile. */
  seed?: string;
  image: FileRef | null;
  size?: AvatarSize;
  presence?: Presence | undefined;
  /** Set where no name is next to it; the picture then has an accessible name. */
  isNamed?: boolean;
}

export function Avatar({
  kind = 'user',
  name,
  seed = name,
  image,
  size = 44,
  presence,
  isNamed = false,
}: AvatarProps) {
  const t = useTexts('common');
  const source = image && fileUrl(image, size > 72 ? 'medium' : 'thumb');
  const [broken, setBroken] = useState<string | null>(null);

  return (
    <span className={styles.avatar} data-kind={kind} data-size={size}>
      {source !== null && source !== broken ? (
        <img
          src={source}
          alt={isNamed ? name : ''}
          width={size}
          height={size}
          decoding="async"
          loading="lazy"
          onError={() => setBroken(source)}
        />
      ) : (
        <StandIn kind={kind} name={name} seed={seed} isNamed={isNamed} />
      )}
      {presence !== undefined && (
        <span className={styles.dot} data-presence={presence}>
          <VisuallyHidden>{t(`presence.${presence}`)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

function StandIn({
  kind,
  name,
  seed,
  isNamed,
}: {
  kind: AvatarKind;
  name: string;
  seed: string;
  isNamed: boolean;
}) {
  const picture =
    kind === 'user' ? (
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" />
        <text x="20" y="25.5" textAnchor="middle">
          {initials(name)}
        </text>
      </svg>
    ) : (
      <Tile seed={seed} columns={2} rows={2} density={1} />
    );
  return (
    <>
      {picture}
      {isNamed && <VisuallyHidden>{name}</VisuallyHidden>}
    </>
  );
}
