import { useSelector } from 'react-redux';
import { SwapLine } from '@/features/coins/ui/SwapLine';
import { Composer } from '@/features/writing/ui/Composer';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { useComposeRequest } from '@/features/writing/ui/useComposeRequest';
import { selectMyId } from '@/features/session/selectors';
import { FeedHeadAside } from '@/features/walls/ui/FeedHeadAside';
import { NewsFeed } from '@/features/walls/ui/NewsFeed';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

export default function FeedPage() {
  const t = usePostTexts();
  const openRequest = useComposeRequest();
  const myId = useSelector(selectMyId);
  useDocumentTitle(t('feed.title'));
  return (
    <>
      <Masthead aside={<FeedHeadAside />}>{t('feed.title')}</Masthead>
      <Composer openRequest={openRequest} />
      <SwapLine />
      {myId !== null && <UnsentPosts type="user" entityId={myId} />}
      <NewsFeed />
    </>
  );
}
