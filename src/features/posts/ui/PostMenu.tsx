import { Ellipsis } from 'lucide-react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { MenuButton } from '@/shared/ui/menu/Menu';
import type { Post } from '../types';
import type { PostDialog } from './postDialog';
import { usePostTexts } from './postTexts';

const PostEntries = lazyOverlay(async () => (await import('./PostEntries')).PostEntries);

/** Loads the code of a post's menu ahead. */
export const preparePostMenu = PostEntries.prepare;

interface PostMenuProps {
  post: Post;
  isOwn: boolean;
  onOpen: (dialog: PostDialog) => void;
}

/** Menu of a post (POST-04, POST-05). */
export function PostMenu(props: PostMenuProps) {
  const t = usePostTexts();
  return (
    <MenuButton label={t('options')} list={PostEntries} of={props}>
      {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('options')} />}
    </MenuButton>
  );
}
