import { useSearchParams } from 'react-router-dom';
import { groupsRoom } from '@/features/groups/room';
import { MarkAll } from '@/features/notifications/acts/MarkAll';
import { noticeActsRoom } from '@/features/notifications/acts/room';
import { notificationTabs } from '@/features/notifications/groups';
import { NotificationList } from '@/features/notifications/ui/NotificationList';
import { useNotificationTexts } from '@/features/notifications/ui/notificationTexts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

export const rooms = [groupsRoom, noticeActsRoom];

export default function NotificationsPage() {
  const t = useNotificationTexts();
  const [query] = useSearchParams();
  const tab = notificationTabs.find((name) => name === query.get('tab')) ?? 'all';
  useDocumentTitle(t('title'));
  return (
    <>
      <Masthead aside={<MarkAll />}>{t('title')}</Masthead>
      <LinkTabs
        label={t('tabs.label')}
        tabs={notificationTabs.map((name) => ({
          to: name === 'all' ? paths.notifications : `${paths.notifications}?tab=${name}`,
          label: t(`tabs.${name}`),
          isCurrent: name === tab,
        }))}
      />
      <NotificationList key={tab} tab={tab} />
    </>
  );
}
