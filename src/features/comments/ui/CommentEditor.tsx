import { Clapperboard, ImagePlus } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { SuggestionList } from '@/features/completions/ui/SuggestionList';
import { useCompletion } from '@/features/completions/useCompletion';
import { useDropTarget } from '@/features/media/useDropTarget';
import { useFilePicker } from '@/features/media/useFilePicker';
import { useComposerTexts } from '@/features/writing/composerTexts';
import { EmojiButton } from '@/features/writing/emoji/EmojiButton';
import { LinkPreviewField } from '@/features/writing/editor/LinkPreviewField';
import { PickedGif } from '@/features/writing/editor/PickedGif';
import { RefusedFiles } from '@/features/media/ui/RefusedFiles';
import { RestoredNotice } from '@/features/writing/drafts/RestoredNotice';
import { useGifPicker, type GifPickerControl } from '@/features/writing/editor/useGifPicker';
import { useKeptFocus } from '@/shared/lib/focus/useKeptFocus';
import { maxCommentLength } from '@/shared/config/limits';
import { fieldErrorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { replaceText } from '@/shared/lib/textFields/replaceText';
import { countGraphemes } from '@/shared/rules/text';
import { Button } from '@/shared/ui/button/Button';
import { FieldError } from '@/shared/ui/field/Field';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './CommentBox.module.css';
import { CommentImage } from '../photos/CommentImage';
import { useCommentTexts } from './commentTexts';
import type { CommentBoxState } from './useCommentBox';

const GifPicker = lazyPart(async () => (await import('@/features/gifs/ui/GifPicker')).GifPicker);

/** Number of characters from which the counter shows (VAL-05). */
const counterFrom = 800;

interface CommentEditorProps {
  box: CommentBoxState;
  /** Accessible name of the text field. */
  label: string;
  submitLabel: string;
  busyLabel: string;
  isPending: boolean;
  isReadOnly?: boolean;
  /** Shown under the field after a failed try. */
  failure: ReactNode;
  /** In whose name it is written, where that can be chosen. */
  voice?: ReactNode;
  /** Takes the focus when it appears, after the member asked for it. */
  hasAutoFocus?: boolean;
  onChange: () => void;
  /** Discards restored content. */
  onDiscard: () => void;
  onSubmit: () => void;
  /** Called by Escape in a box without changes. */
  onEscape?: (() => void) | undefined;
}

/** The field of a comment: Enter sends, Shift+Enter breaks the line; at most one image and one GIF (CMT-04, CMT-07). */
export function CommentEditor(props: CommentEditorProps) {
  const { box, label, submitLabel, busyLabel, isPending, failure, voice, hasAutoFocus, onDiscard } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const field = useRef<HTMLTextAreaElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(side);
  const { content, upload } = box;
  const { problem, write, submit, completion, onKeyDown } = useCommentField(props, field);
  const gifs = useGifPicker();
  const picker = useFilePicker(box.addFiles);
  const drop = useDropTarget((files) => void box.addFiles(files));

  useEffect(() => {
    if (hasAutoFocus) field.current?.focus();
  }, [hasAutoFocus]);

  const hasNote = problem !== null || failure !== null;
  return (
    <div ref={side} {...drop.handlers} {...keptFocus} className={styles.side}>
      {voice}
      <div className={styles.frame} data-invalid={hasNote} data-dropping={drop.isOver}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <textarea
          {...completion.fieldProps}
          ref={field}
          id={id}
          className={styles.text}
          dir="auto"
          rows={1}
          placeholder={label}
          value={content.text}
          readOnly={props.isReadOnly}
          aria-invalid={problem !== null || undefined}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (box.paste(event.clipboardData)) event.preventDefault();
          }}
        />
        <div className={styles.bar}>
          <Counter text={content.text} />
          <EditorTools
            hasImage={upload !== null}
            gifs={gifs}
            onPickImage={picker.open}
            onEmoji={(emoji) => {
              if (field.current) replaceText(field.current, emoji, write);
            }}
          />
          <Button variant="primary" size="sm" isLoading={isPending} loadingLabel={busyLabel} onClick={submit}>
            {submitLabel}
          </Button>
        </div>
        {picker.input}
      </div>
      <SuggestionList list={completion.list} />
      <Attachments box={box} gifs={gifs} onGifsClosed={() => field.current?.focus()} />
      <RestoredNotice
        isRestored={content.isRestored}
        onDiscarded={() => {
          onDiscard();
          field.current?.focus();
        }}
      />
      <div role="alert" id={noteId}>
        {problem !== null ? <FieldError>{fieldErrorText(problem)}</FieldError> : failure}
        <RefusedImages box={box} />
      </div>
    </div>
  );
}

/** Typing, completion and sending of the text; `problem` is why it cannot be sent, once that should show. */
function useCommentField(
  { box, isPending, onChange, onSubmit, onEscape }: CommentEditorProps,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { refusal } = box;
  const [isTried, setIsTried] = useState(false);
  const write = (text: string) => {
    box.change({ text });
    setIsTried(false);
    onChange();
  };
  const completion = useCompletion(field, write);
  const submit = () => {
    if (isPending) return;
    setIsTried(refusal !== null);
    if (refusal === null && box.hasAllImages) onSubmit();
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    completion.onKeyDown(event);
    // Keys of an input method's composition neither send nor leave.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const leave = onEscape ?? leaverOf(event.currentTarget);
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && leave) {
      event.preventDefault();
      leave();
    }
  };
  const problem = refusal === 'commentTooLong' || isTried ? refusal : null;
  return { problem, write, submit, completion, onKeyDown };
}

/** Leads out of a field to the post or comment around it, where the keys of lists work; null where there is none. */
function leaverOf(field: Element): (() => void) | null {
  const around = field.closest('article');
  return around && (() => around.focus());
}

/** Shown near the limit; counts visible characters. */
function Counter({ text }: { text: string }) {
  const t = useCommentTexts();
  const number = text.length < counterFrom ? 0 : countGraphemes(text);
  if (number < counterFrom) return null;
  return (
    <span className={styles.counter} data-over={number > maxCommentLength}>
      {t('count', { number, max: maxCommentLength })}
    </span>
  );
}

interface EditorToolsProps {
  hasImage: boolean;
  gifs: GifPickerControl;
  onPickImage: () => void;
  onEmoji: (emoji: string) => void;
}

function EditorTools({ hasImage, gifs, onPickImage, onEmoji }: EditorToolsProps) {
  const t = useCommentTexts();
  const composer = useComposerTexts();
  return (
    <>
      <IconButton
        size="sm"
        icon={ImagePlus}
        label={t('addImage')}
        disabled={hasImage}
        onClick={onPickImage}
      />
      <IconButton
        size="sm"
        icon={Clapperboard}
        label={composer('addGif')}
        aria-expanded={gifs.isOpen}
        onClick={gifs.isOpen ? gifs.close : gifs.open}
      />
      <EmojiButton isDisabled={false} onPick={onEmoji} />
    </>
  );
}

interface AttachmentsProps {
  box: CommentBoxState;
  gifs: GifPickerControl;
  onGifsClosed: () => void;
}

function Attachments({ box, gifs, onGifsClosed }: AttachmentsProps) {
  const { content, upload } = box;
  const closeGifs = () => {
    gifs.close();
    onGifsClosed();
  };
  return (
    <>
      {upload && (
        <CommentImage
          upload={upload}
          alt={content.alts[upload.id] ?? ''}
          onDescribe={(alt) => box.change({ alts: { [upload.id]: alt } })}
          onRemove={box.removeImage}
          onRetry={box.retryImage}
        />
      )}
      {content.gif !== null && <PickedGif address={content.gif} onRemove={() => box.change({ gif: null })} />}
      <LinkPreviewField link={box.link} onRemove={box.dismissPreview} />
      {gifs.isOpen && (
        <Suspense fallback={<Skeleton height={220} shape="block" />}>
          <GifPicker
            onPick={({ url }) => {
              box.change({ gif: url });
              closeGifs();
            }}
            onClose={closeGifs}
          />
        </Suspense>
      )}
    </>
  );
}

function RefusedImages({ box: { refused, dismissRefused } }: { box: CommentBoxState }) {
  const validation = useTexts('validation');
  if (refused.length === 0) return null;
  return (
    <RefusedFiles refused={refused} tooMany={validation('tooManyCommentImages')} onDismiss={dismissRefused} />
  );
}
