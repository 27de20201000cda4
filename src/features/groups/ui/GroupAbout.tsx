import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import type { Group } from '../types';
import styles from './GroupAbout.module.css';
import { useGroupSettingsTexts } from '../settings/groupSettingsTexts';
import { RuleList } from './RuleList';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Shows the facts that a group tells of itself (GRP-03). */
export function GroupAbout({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  const {
    rules = [],
    description,
    category,
    subcategory,
    location,
    contacts,
    links,
    createdAt,
    postGroup,
    approval = 'off',
  } = group;
  const founded = new Date(createdAt);
  const facts = [
    [t('about.category'), [category?.name, subcategory?.name].filter(Boolean).join(', ')],
    [t('about.location'), location],
    [t('about.contacts'), contacts ?? ''],
    [t('about.poster'), t(`form.posterNames.${postGroup}`)],
    [t('about.approval'), approval === 'off' ? '' : t(`settings.approvals.${approval}`)],
    [t('about.created'), Number.isNaN(founded.getTime()) ? '' : day.format(founded)],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.about}>
      <section aria-label={t('about.description')}>
        <p className={styles.text} dir="auto">
          {description === '' ? t('about.none') : description}
        </p>
      </section>
      {rules.length > 0 && (
        <section aria-label={t('about.rules')}>
          <h2 className={styles.title}>{t('about.rules')}</h2>
          <RuleList rules={rules} />
        </section>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {links.length > 0 && (
          <div>
            <dt>{t('about.links')}</dt>
            {links.map((link) => (
              <dd key={link}>
                <ExternalLink href={link}>{link}</ExternalLink>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
