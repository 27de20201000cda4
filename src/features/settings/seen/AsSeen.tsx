import { useFormikContext } from 'formik';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoggedUser } from '@/features/people/types';
import { selectMe } from '@/features/session/selectors';
import { useMinWidth } from '@/shared/lib/device/useMinWidth';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { Section } from '@/shared/ui/section/Section';
import { Tile } from '@/shared/ui/tile/Tile';
import type { WirePrivacy } from '@/shared/wire/user';
import { readPrivacy } from '../privacy';
import { viewOf } from '../privacyView';
import { viewSentences } from '../viewSentences';
import styles from './AsSeen.module.css';
import { usePreviewTexts } from './previewTexts';

const shownViewers = ['stranger', 'follower'] as const;
type Viewer = (typeof shownViewers)[number];

/** Fields of a profile that its card shows. */
type Shown = Pick<LoggedUser, 'firstName' | 'lastName' | 'displayName' | 'permalink' | 'bio'> & {
  location: string | null;
};

/** Pixels from which a form leaves room beside it; the same as in its styles. */
const roomFrom = 1180;

/** Subject of the form around the view, whose unsaved values count. */
type Subject = 'basic' | 'privacy';

/**
 * The own profile as a stranger or a follower sees it, live while its fields or its privacy change, where there is room
 * beside the form (SHELL-10, SET-06).
 */
export function AsSeen({ of }: { of: Subject }) {
  const me = useSelector(selectMe);
  const hasRoom = useMinWidth(roomFrom);
  return hasRoom && me && <View me={me} of={of} />;
}

function View({ me, of }: { me: LoggedUser; of: Subject }) {
  const t = usePreviewTexts();
  const { values } = useFormikContext<object>();
  const [viewer, setViewer] = useState<Viewer>('stranger');
  const saved = readPrivacy(me.privacy);
  const privacy: WirePrivacy = of === 'privacy' ? { ...saved, ...values } : saved;
  const shown: Shown = of === 'basic' ? { ...me, ...values } : me;
  const seesDetails = viewOf(privacy, viewer).sees.includes('profile_details');
  return (
    <aside className={styles.seen} aria-label={t('seen.title')}>
      <Section title={t('seen.title')}>
        <RadioGroup
          label={t('seen.viewer')}
          isLabelHidden
          layout="row"
          value={viewer}
          options={shownViewers.map((value) => ({ value, label: t(`viewers.${value}`) }))}
          onChange={(value) => setViewer(value as Viewer)}
        />
        <Card me={me} shown={shown} seesDetails={seesDetails} />
        <ul className={styles.sentences}>
          {viewSentences(t, privacy, viewer).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    </aside>
  );
}

/** Name and pictures, which everybody sees, and the details for whoever sees them. */
function Card({ me, shown, seesDetails }: { me: LoggedUser; shown: Shown; seesDetails: boolean }) {
  const { displayName, firstName, lastName, permalink, bio, location } = shown;
  const name = displayName.trim() || `${firstName} ${lastName}`.trim();
  return (
    <div className={styles.card}>
      <div className={styles.cover}>
        {me.cover ? (
          <img src={fileUrl(me.cover, 'small')} alt="" />
        ) : (
          <Tile seed={me.id} columns={6} rows={2} background={4} />
        )}
      </div>
      <span className={styles.avatar}>
        <Avatar name={name} image={me.avatar} size={72} />
      </span>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p className={styles.address}>@{permalink}</p>
      {seesDetails && bio.trim() !== '' && (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      )}
      {seesDetails && location !== null && location.trim() !== '' && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          <span dir="auto">{location}</span>
        </p>
      )}
    </div>
  );
}
