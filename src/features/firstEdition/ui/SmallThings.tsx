import { Check, ImagePlus, PenLine, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { LoggedUser } from '@/features/people/types';
import { saveBasic } from '@/features/settings/requests';
import { selectMe } from '@/features/session/selectors';
import { maxBioLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { posts, type PostsState } from '@/features/posts/entities';
import { newsList } from '@/features/walls/lists';
import type { ListsState } from '@/shared/store/lists';
import { keepThings } from '../openThings';
import { missingOf } from '../missing';
import { useFirstEditionTexts } from './firstEditionTexts';
import styles from './SmallThings.module.css';

const PictureDialog = lazyOverlay(
  async () => (await import('@/features/pictures/ui/PictureDialog')).PictureDialog,
);
const loadSchema = () => import('../schemas').then((module) => module.lineSchema);

type State = PostsState & { lists: ListsState };

/** True once the feed holds a post of the member: their counts were read when they came. */
const selectHasPosted = (state: State, myId: string) =>
  newsList.select(state).ids.some((id) => posts.select(state, id)?.authorId === myId);

export { thingsRooms as rooms } from '../thingsRooms';

/** A photo, one line and a first post, each done in place; gone when all are done or it is closed (HOUR-01). */
export function SmallThings() {
  const me = useSelector(selectMe);
  return me && <Things me={me} />;
}

function Things({ me }: { me: LoggedUser }) {
  const t = useFirstEditionTexts();
  const hasPosted = useSelector((state: State) => selectHasPosted(state, me.id));
  const missing = missingOf(me);
  if (hasPosted) missing.post = false;
  const isDone = !missing.photo && !missing.line && !missing.post;
  const holder = useHandOnFocus<HTMLElement>('things');
  useEffect(() => {
    if (isDone) keepThings(me.id, false);
  }, [isDone, me.id]);
  return (
    <section {...holder} className={styles.things} aria-label={t('things.title')}>
      <header className={styles.head}>
        <p>{t('things.lead')}</p>
        <IconButton size="sm" icon={X} label={t('things.hide')} onClick={() => keepThings(me.id, false)} />
      </header>
      <ul>
        <Thing title={t('things.photo')} isDone={!missing.photo} icon={<ImagePlus aria-hidden="true" />}>
          <Photo me={me} />
        </Thing>
        <Thing title={t('things.line')} isDone={!missing.line} icon={<PenLine aria-hidden="true" />}>
          <Line />
        </Thing>
        <Thing
          title={t('things.post')}
          isDone={!missing.post}
          icon={<PenLine aria-hidden="true" />}
          hint={t('things.postHint')}
        >
          <ButtonLink
            size="sm"
            to={paths.feed}
            state={{ compose: true }}
            aria-label={`${t('things.write')}: ${t('things.post')}`}
          >
            {t('things.write')}
          </ButtonLink>
        </Thing>
      </ul>
    </section>
  );
}

interface ThingProps {
  title: string;
  hint?: string;
  icon: ReactNode;
  isDone: boolean;
  /** Does it; gone when it is done. */
  children: ReactNode;
}

function Thing({ title, hint, icon, isDone, children }: ThingProps) {
  const t = useFirstEditionTexts();
  return (
    <li className={styles.thing} data-done={isDone}>
      <span className={styles.icon}>{isDone ? <Check aria-hidden="true" /> : icon}</span>
      <span className={styles.what}>
        <b>{title}</b>
        {isDone ? <span>{t('things.done')}</span> : hint !== undefined && <span>{hint}</span>}
      </span>
      {!isDone && children}
    </li>
  );
}

function Photo({ me }: { me: LoggedUser }) {
  const t = useFirstEditionTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPointerEnter={PictureDialog.prepare} onClick={() => setIsOpen(true)}>
        {t('things.addPhoto')}
      </Button>
      {isOpen && (
        <PictureDialog of={{ kind: 'avatar' }} current={me.avatar} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function Line() {
  const t = useFirstEditionTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { error, isPending, send } = useRequest(saveBasic);
  if (!isOpen)
    return (
      <Button
        size="sm"
        aria-label={`${t('things.write')}: ${t('things.line')}`}
        onClick={() => setIsOpen(true)}
      >
        {t('things.write')}
      </Button>
    );
  return (
    <Form
      initialValues={{ line: '' }}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      label={t('things.line')}
      className={styles.line}
      onSubmit={({ line }) => send({ bio: line.trim() })}
    >
      <TextFormField
        name="line"
        label={t('things.line')}
        placeholder={t('things.lineHint')}
        maxLength={maxBioLength}
        autoFocus
      />
      <FormBanner />
      <SubmitButton loadingLabel={t('things.saving')}>{t('things.save')}</SubmitButton>
    </Form>
  );
}
