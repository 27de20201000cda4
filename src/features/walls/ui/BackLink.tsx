import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePostPageTexts } from '@/features/posts/ui/postPageTexts';
import { paths } from '@/shared/config/paths';
import styles from './SinglePost.module.css';

/**
 * Goes back to the previous page, which keeps its scroll position (SHELL-15); to the feed for visitors from
 * outside.
 */
export function BackLink() {
  const t = usePostPageTexts();
  const navigate = useNavigate();
  // Key of a visit's first page.
  const isFirst = useLocation().key === 'default';
  return (
    <Link
      to={paths.feed}
      className={styles.back}
      aria-label={t('back')}
      onClick={(event) => {
        if (isFirst || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
