import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { SwapLine } from '@/features/coins/ui/SwapLine';
import { Composer } from '@/features/writing/ui/Composer';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { useAreThingsOpen } from '@/features/firstEdition/openThings';
import { useFirstEdition } from '@/features/firstEdition/useFirstEdition';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { useComposeRequest } from '@/features/writing/ui/useComposeRequest';
import { selectMyId } from '@/features/session/selectors';
import { FeedHeadAside } from '@/features/walls/ui/FeedHeadAside';
import { NewsFeed } from '@/features/walls/ui/NewsFeed';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import styles from './FeedPage.module.css';

const FirstEdition = lazyRoomPart(async () => {
  const { FirstEdition: Part, rooms } = await import('@/features/firstEdition/ui/FirstEdition');
  return { default: Part, rooms };
});
const SmallThings = lazyRoomPart(async () => {
  const { SmallThings: Part, rooms } = await import('@/features/firstEdition/ui/SmallThings');
  return { default: Part, rooms };
});

export default function FeedPage() {
  const t = usePostTexts();
  const openRequest = useComposeRequest();
  const myId = useSelector(selectMyId);
  const { isOpen, finish } = useFirstEdition(myId);
  const areThingsOpen = useAreThingsOpen(myId);
  useDocumentTitle(t('feed.title'));
  return (
    <>
      <Masthead aside={<FeedHeadAside />}>{t('feed.title')}</Masthead>
      <Composer openRequest={openRequest} />
      {myId !== null && <SwapLine memberId={myId} />}
      {myId !== null && <UnsentPosts type="user" entityId={myId} />}
      <Suspense fallback={<div className={isOpen ? styles.edition : styles.things} aria-busy="true" />}>
        {isOpen ? <FirstEdition onFinish={finish} /> : areThingsOpen && <SmallThings />}
      </Suspense>
      <NewsFeed hidesEmpty={isOpen} />
    </>
  );
}
