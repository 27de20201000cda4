import { legalPages, paths, type LegalPage } from '@/shared/config/paths';
import { productName, tokenSymbol } from '@/shared/config/product';
import { legal } from '@/shared/i18n/en/legal';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import styles from './LegalPage.module.css';

/** The text of one legal page, with links to the others. */
export function LegalText({ page }: { page: LegalPage }) {
  const t = useTexts('legal');
  const { lead, sections } = legal[page];
  useDocumentTitle(t(`${page}.title`));
  return (
    <>
      <Masthead>{t(`${page}.title`)}</Masthead>
      <LinkTabs
        label={t('other')}
        tabs={legalPages.map((name) => ({ to: paths.legal(name), label: t(`${name}.title`) }))}
      />
      <div className={styles.text}>
        <p className={styles.lead}>{named(lead)}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{named(text)}</p>
          </section>
        ))}
        <p className={styles.updated}>{t('updated')}</p>
      </div>
    </>
  );
}

/** Arrays of texts skip interpolation, so the names of product and token are inserted here (SHELL-09). */
function named(text: string): string {
  return text.replaceAll('{{product}}', productName).replaceAll('{{token}}', tokenSymbol);
}
