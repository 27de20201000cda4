import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { paths } from '@/shared/config/paths';
import styles from './SinglePost.module.css';

/** Back to where one came from, which keeps its place (SHELL-15); to the feed for who came from outside. */
export function BackLink() {
  const t = usePostTexts();
  const navigate = useNavigate();
  // The first page of a visit has this key.
  const isFirst = useLocation().key === 'default';
  return (
    <Link
      to={paths.feed}
      className={styles.back}
      aria-label={t('page.back')}
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
