import { Flag, Link, Pencil, Trash2, Zap } from 'lucide-react';
import { use } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/shared/config/paths';
import type { MenuEntries, OpenMenu } from '@/shared/ui/menu/Menu';
import { MenuList } from '@/shared/ui/menu/MenuList';
import { deleting } from '../deleting';
import type { Post } from '../types';
import type { PostDialog } from './postDialog';
import { PostExtrasContext } from './postExtras';
import { usePostTexts } from './postTexts';
import { useCopyLink } from './useCopyLink';

interface PostEntriesProps extends OpenMenu {
  post: Post;
  isOwn: boolean;
  onOpen: (dialog: PostDialog) => void;
}

/**
 * The open menu of a post: edit and delete for its author, boost and report for others, copy link for everyone
 * (POST-04, POST-05). Deleting offers Undo (HOUR-04).
 */
export function PostEntries({ post, isOwn, onOpen, ...open }: PostEntriesProps) {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const copyLink = useCopyLink();
  const extras = use(PostExtrasContext);

  const entries: MenuEntries = [
    ...(post.canEdit ? [{ label: t('edit'), icon: Pencil, onSelect: () => onOpen('edit') }] : []),
    ...(isOwn ? [] : [{ label: t('boost'), icon: Zap, onSelect: () => onOpen('boost') }]),
    { label: t('copyLink'), icon: Link, onSelect: () => void copyLink(paths.post(post.id)) },
    ...(extras?.entries(post) ?? []),
    ...(isOwn
      ? []
      : [
          'rule' as const,
          { label: t('report'), icon: Flag, isDanger: true, onSelect: () => onOpen('report') },
        ]),
    ...(post.canDelete
      ? [
          'rule' as const,
          {
            label: t('delete'),
            icon: Trash2,
            isDanger: true,
            onSelect: () => void dispatch(deleting.act([{ id: post.id, type: post.postType }])),
          },
        ]
      : []),
  ];
  return <MenuList {...open} entries={entries} />;
}
