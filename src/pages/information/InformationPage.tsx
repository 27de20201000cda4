import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import styles from './InformationPage.module.css';

interface InformationPageProps {
  title: string;
  /** Introductory sentence. */
  lead: string;
  children?: ReactNode;
}

/** The common layout of information pages. */
export function InformationPage({ title, lead, children }: InformationPageProps) {
  useDocumentTitle(title);
  return (
    <>
      <Masthead>{title}</Masthead>
      <div className={styles.page}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A few sentences as a list. */
export function Points({ points, isOrdered = false }: { points: readonly string[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
