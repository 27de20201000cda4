import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl, type FileRef } from '@/shared/lib/files/fileUrl';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import type { AvatarKind } from '../avatar/Avatar';
import { PageHeading } from '../pageHeading/PageHeading';
import { Skeleton } from '../skeleton/Skeleton';
import { Tile } from '../tile/Tile';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import styles from './PageHead.module.css';

/** Something told in one line of facts, with its sign. */
export interface HeadFact {
  icon: LucideIcon;
  text: ReactNode;
}

interface PageHeadProps {
  kind: AvatarKind;
  /** Id of the person, group or company; seeds the placeholder of the cover. */
  seed: string;
  name: string;
  cover: FileRef | null;
  /** An Avatar of size 136 and what lies over it. */
  avatar: ReactNode;
  /** The main button and what else may be done. */
  actions?: ReactNode;
  /** Buttons that change the pictures, for those who may. */
  changes?: { avatar: ReactNode; cover: ReactNode } | undefined;
  /** Lines below the name. */
  children?: ReactNode;
}

/**
 * Cover, picture, buttons and name at the top of the page of a person, a group or a company (PROF-01, GRP-03, CMP-02).
 */
export function PageHead({ kind, seed, name, cover, avatar, actions, changes, children }: PageHeadProps) {
  return (
    <div>
      <div className={styles.cover}>
        {cover ? (
          <img src={fileUrl(cover)} alt="" decoding="async" />
        ) : (
          <Tile seed={seed} columns={13} rows={4} density={0.8} />
        )}
        {changes && <span className={styles.changeCover}>{changes.cover}</span>}
      </div>
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar} data-kind={kind}>
            {avatar}
            {changes && <span className={styles.changeAvatar}>{changes.avatar}</span>}
          </span>
          <div className={styles.actions}>{actions}</div>
        </div>
        <PageHeading>
          <bdi>{name}</bdi>
        </PageHeading>
        {children}
      </div>
    </div>
  );
}

interface SlimHeadProps {
  name: string;
  /** An Avatar of size 56. */
  avatar: ReactNode;
  /** One line below the name. */
  line: string;
  /** The main button. */
  actions?: ReactNode;
}

/** The head of a page's further tabs: low, so that what the tab is for stands in sight. */
export function SlimHead({ name, avatar, line, actions }: SlimHeadProps) {
  return (
    <div className={styles.slim}>
      {avatar}
      <div className={styles.body}>
        <div className={styles.who}>
          <PageHeading look="section">
            <bdi>{name}</bdi>
          </PageHeading>
          <p>{line}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

/** Own words of a person, group or company; nothing shows nothing. */
export function HeadText({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p className={styles.text} dir="auto">
      {children}
    </p>
  );
}

/** @param label accessible name of the list */
export function HeadFacts({ label, facts }: { label: string; facts: readonly HeadFact[] }) {
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map(({ icon: Icon, text }, index) => (
        <li key={index}>
          <Icon aria-hidden="true" />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** @param label accessible name of the list */
export function HeadCounts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.counts} aria-label={label}>
      {children}
    </ul>
  );
}

export function HeadCount({ value, label }: { value: number; label: string }) {
  return (
    <li title={`${formatNumber(value)} ${label}`}>
      <b>{formatCount(value)}</b> {label}
    </li>
  );
}

/** Stands for the head while it loads. */
export function PageHeadSkeleton({ kind }: { kind: AvatarKind }) {
  const t = useTexts('common');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.cover} />
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar} data-kind={kind}>
            <Skeleton width={136} height={136} shape={kind === 'user' ? 'circle' : 'block'} />
          </span>
        </div>
        <div className={styles.skeleton}>
          <Skeleton width="56%" height={34} />
          <Skeleton width="24%" />
          <Skeleton width="80%" />
          <Skeleton width="44%" />
        </div>
      </div>
    </div>
  );
}
