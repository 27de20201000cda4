import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { useSecondFactor } from '@/features/session/ui/useSecondFactor';
import { hasUnsentText } from '@/features/writing/storage/storedKeys';
import { loginOver as texts } from '@/shared/i18n/en/loginOver';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { hasUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Button } from '@/shared/ui/button/Button';
import { Logo } from '@/shared/ui/logo/Logo';
import { AgainCode } from './AgainCode';
import { AgainForm } from './AgainForm';
import styles from './LoginCover.module.css';
import { LosingQuestion } from './LosingQuestion';

addTexts('loginOver', texts);

/** Opaque cover with the login that a member's page waits for (HOUR-05). No key and no press outside closes it. */
export function LoginCover() {
  const t = useTexts('loginOver');
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const factor = useSecondFactor();
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  if (!me) return null;

  const logOut = () => dispatch(sessionEndRequested({ reason: 'logout' }));
  const handOver = () => dispatch(sessionEndRequested({ reason: 'handedOver' }));
  return createPortal(
    <div
      className={styles.cover}
      // Inline, since it must win over the hidden page.
      style={{ visibility: 'visible' }}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        // A press beside the dialog leaves the focus in it.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      <Logo />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={`${id}why`}
        tabIndex={-1}
        className={styles.dialog}
      >
        <h2 id={id} className={styles.title}>
          {t('title')}
        </h2>
        <div className={styles.who}>
          <Avatar name={me.displayName} image={me.avatar} />
          <b>{me.displayName}</b>
        </div>
        <p id={`${id}why`} className={styles.why}>
          {t('why')}
        </p>
        {isAsking && <LosingQuestion onLogOut={logOut} onStay={() => setIsAsking(false)} />}
        {!isAsking && (factor ? <AgainCode factor={factor} /> : <AgainForm email={me.email} />)}
        {!isAsking && (
          <div className={styles.ways}>
            <Button variant="quiet" size="sm" onClick={handOver}>
              {t('somebodyElse')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => (hasUnsavedWork() || hasUnsentText(me.id) ? setIsAsking(true) : logOut())}
            >
              {t('logOut')}
            </Button>
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
