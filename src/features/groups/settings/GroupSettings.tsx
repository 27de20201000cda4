import { useParams } from 'react-router-dom';
import { CommunitySettings } from '@/features/communities/ui/CommunitySettings';
import { paths } from '@/shared/config/paths';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { Group } from '../types';
import { BasicSettings, ContactSettings, FeatureSettings, RuleSettings } from './GroupSettingsForms';
import { GroupManagement } from './GroupManagement';
import { useGroupSettingsTexts } from './groupSettingsTexts';

const sections = ['basic', 'contact', 'features', 'rules', 'manage'] as const;

/** The settings of a group, a section at a time; each has its address (GRP-02). */
export function GroupSettings({ group }: { group: Group }) {
  const t = useGroupSettingsTexts();
  const { section = 'basic' } = useParams();
  const knowsRules = group.rules !== undefined || group.questions !== undefined;
  const offered = sections.filter((name) => name !== 'rules' || knowsRules);
  const shown = offered.find((name) => name === section) ?? 'basic';
  if (whyNot(membershipOf(group), 'edit') !== null) {
    return (
      <EmptyState
        seed="locked"
        title={t('settings.notAllowed')}
        text={t('settings.notAllowedText')}
        action={<ButtonLink to={paths.group(group.permalink)}>{t('settings.toGroup')}</ButtonLink>}
      />
    );
  }
  return (
    <CommunitySettings
      name={group.name}
      sections={offered.map((name) => ({
        to: paths.group(group.permalink, `settings/${name}`),
        label: t(`settings.sections.${name}`),
        isCurrent: name === shown,
      }))}
    >
      {shown === 'basic' && <BasicSettings group={group} />}
      {shown === 'contact' && <ContactSettings group={group} />}
      {shown === 'features' && <FeatureSettings group={group} />}
      {shown === 'rules' && <RuleSettings group={group} />}
      {shown === 'manage' && <GroupManagement group={group} />}
    </CommunitySettings>
  );
}
