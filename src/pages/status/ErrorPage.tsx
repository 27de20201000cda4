import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { status } from '@/shared/i18n/en/status';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ErrorPage as GenericError } from '@/shared/ui/errorBoundary/ErrorPage';
import { Logo } from '@/shared/ui/logo/Logo';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './Status.module.css';

addTexts('status', status);

/** Shape of valid codes, so that a link cannot show a message of its own. */
const codeShape = /^[A-Z0-9-]{3,24}$/;

/** The generic error page at its own address: `/error?code=E-7F3A2C1B`. */
export default function ErrorPage() {
  const t = useTexts('status');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  useDocumentTitle(t('error.title'));
  return (
    <div className={styles.error}>
      <div className={styles.errorSide}>
        <header>
          <Logo />
        </header>
        <main>
          <GenericError
            code={codeShape.test(code) ? code : undefined}
            onRetry={() => void navigate(paths.feed, { replace: true })}
          />
        </main>
      </div>
      <div className={styles.errorArt}>
        <Tile seed="oops4" columns={5} rows={7} background={6} palette={[3, 1, 5, 3, 2]} density={0.72} />
      </div>
    </div>
  );
}
