import { useCallback, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hasUnsentText } from '@/features/writing/storage/storedKeys';
import { selectMyId } from '@/features/session/selectors';
import { hasUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { LogOutContext } from './logOut';
import { useShellTexts } from './shellTexts';

/** Provides the logout to the whole frame; asks first if there is unsent text (AUTH-08). */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const t = useShellTexts();
  const dispatch = useDispatch();
  const myId = useSelector(selectMyId);
  const [isAsking, setIsAsking] = useState(false);
  const end = useCallback(() => {
    setIsAsking(false);
    dispatch(sessionEndRequested({ reason: 'logout' }));
  }, [dispatch]);
  const logOut = useCallback(() => {
    if (hasUnsavedWork() || (myId !== null && hasUnsentText(myId))) setIsAsking(true);
    else end();
  }, [end, myId]);

  return (
    <LogOutContext value={logOut}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leaving.title')}
        confirmLabel={t('leaving.confirm')}
        cancelLabel={t('leaving.stay')}
        onConfirm={end}
        onCancel={() => setIsAsking(false)}
      >
        {t('leaving.text')}
      </ConfirmDialog>
    </LogOutContext>
  );
}
