import { useSelector } from 'react-redux';
import { firstLink } from '@/features/previews/firstLink';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { selectMe } from '@/features/session/selectors';
import { now } from '@/shared/lib/time/clock';
import { useRequest } from '@/shared/store/useRequest';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { addComment, boxKey } from '../requests';
import type { BoxContent } from '../slice';
import type { NewComment } from '../types';
import styles from './CommentBox.module.css';
import { CommentEditor } from './CommentEditor';
import { CommentFailure } from './CommentFailure';
import { useCommentTexts } from './commentTexts';
import { useCommentBox, type CommentBoxState } from './useCommentBox';
import { useVoice } from './useVoice';

const VoiceMenu = lazyExtra(async () => (await import('./VoiceMenu')).VoiceMenu);

interface CommentBoxProps {
  /** The post or comment to answer. */
  target: Pick<NewComment, 'postId' | 'postType' | 'parentId' | 'place'>;
  /** Takes the focus when it appears, after the member asked for it. */
  hasAutoFocus?: boolean;
  /** Called by Escape in an empty box. */
  onCancel?: () => void;
}

/** The preview of a comment that goes out; none where that of a link typed since has taken its place. */
function previewOf({ text, dismissed }: BoxContent, { link, preview }: CommentBoxState['link']) {
  const own = firstLink(text, dismissed);
  return own === undefined || own === link ? preview : null;
}

/** Field for a new comment or reply (CMT-06, CMT-07, VAL-05). */
export function CommentBox({ target, hasAutoFocus = false, onCancel }: CommentBoxProps) {
  const t = useCommentTexts();
  const key = boxKey(target);
  const me = useSelector(selectMe);
  const box = useCommentBox(key);
  const voice = useVoice(target);
  const { error, isPending, send, reset } = useRequest(addComment, target);
  const isTop = target.parentId === null;
  const isWaiting = box.content.waiting !== null && !isPending;

  const once = useOncePreviewed(box.link, (content: BoxContent) =>
    send({
      ...target,
      ...content,
      // An image that was taken out while the preview was looked up does not go with it.
      uploads: content.uploads.filter((id) => box.content.uploads.includes(id)),
      preview: previewOf(content, box.link),
      idempotencyKey: content.triedKey ?? content.version,
      authorId: me?.id ?? '',
      asCompany: voice.isCompany,
      sentAt: now(),
    }),
  );
  const submit = () => once.send(box.content);
  const discard = () => {
    box.releaseImages();
    box.change({ text: '', gif: null, uploads: [], alts: {}, dismissed: [] });
  };
  return (
    <div className={styles.box}>
      {voice.isCompany && voice.company ? (
        <Avatar
          kind="company"
          name={voice.company.name}
          seed={voice.company.id}
          image={voice.company.avatar}
          size={isTop ? 36 : 32}
        />
      ) : (
        <Avatar name={me?.displayName ?? ''} image={me?.avatar ?? null} size={isTop ? 36 : 32} />
      )}
      <CommentEditor
        box={box}
        label={isTop ? t('write') : t('writeReply')}
        submitLabel={t('send')}
        busyLabel={t('sending')}
        isPending={isPending || once.isWaiting}
        failure={
          error !== null || isWaiting ? (
            <CommentFailure
              error={error}
              failed="errors:failedTo.addComment"
              isWaiting={isWaiting}
              onRetry={submit}
            />
          ) : null
        }
        voice={
          voice.company && <VoiceMenu {...voice} company={voice.company} myName={me?.displayName ?? ''} />
        }
        hasAutoFocus={hasAutoFocus}
        onChange={() => {
          if (error) reset();
        }}
        onDiscard={discard}
        onSubmit={submit}
        onEscape={box.refusal === 'commentEmpty' ? onCancel : undefined}
      />
    </div>
  );
}
