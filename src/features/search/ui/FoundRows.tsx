import { useCallback } from 'react';
import { CompanyRow } from '@/features/companies/ui/CompanyRow';
import { GroupRow } from '@/features/groups/ui/GroupRow';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { foundCompanies, foundGroups, foundUsers } from '../lists';
import styles from './Results.module.css';
import { useResultTexts } from './resultTexts';
import { useResults } from './useResults';

/** The kinds shown as rows: list and row component. */
export const rowKinds = {
  users: { list: foundUsers, Row: PersonEntry },
  groups: { list: foundGroups, Row: GroupRow },
  companies: { list: foundCompanies, Row: CompanyRow },
} as const;
export type RowKind = keyof typeof rowKinds;

/** All members, groups or companies that match a term (SRCH-01). */
export function FoundRows({ kind, term }: { kind: RowKind; term: string }) {
  const t = useResultTexts();
  const { list: found, Row } = rowKinds[kind];
  const list = useResults(found, term);
  const renderRow = useCallback((id: string) => <Row id={id} />, [Row]);
  return (
    <div className={styles.rows}>
      <RowList
        list={list}
        label={t(`tabs.${kind}`)}
        renderRow={renderRow}
        errorTitle={t('failed')}
        empty={
          <EmptyState
            seed="search"
            title={t(`none.${kind}`)}
            text={t('none.text')}
            action={<ButtonLink to={paths.search(term)}>{t('everywhere')}</ButtonLink>}
          />
        }
      />
    </div>
  );
}
