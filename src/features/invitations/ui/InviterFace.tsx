import { useLoad } from '@/shared/store/useLoad';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Banner } from '@/shared/ui/banner/Banner';
import { loadInviter } from '../requests';
import styles from './Invitations.module.css';
import { useInvitationTexts } from './invitationTexts';

/** Inviter above the sign-up (HOUR-03). Of a link that has ended it says so; any other failure stays silent. */
export function InviterFace({ code }: { code: string }) {
  const t = useInvitationTexts();
  const { data, error } = useLoad(loadInviter, code);
  return (
    <div className={styles.inviter} aria-busy={!data && !error}>
      {data && (
        <>
          <Avatar name={data.firstName} image={data.avatar} size={56} />
          <p>
            <b>{t('from', { name: data.firstName })}</b>
            <br />
            {t('fromText', { name: data.firstName })}
          </p>
        </>
      )}
      {!data && error?.status === 404 && <Banner kind="info">{t('over')}</Banner>}
    </div>
  );
}
