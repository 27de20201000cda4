import { CommunityFormFields } from '@/features/communities/ui/CommunityFormFields';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { useLoad } from '@/shared/store/useLoad';
import { loadCategories } from '../requests';
import { postGroups } from '../rights';
import { useGroupSettingsTexts } from './groupSettingsTexts';

/** Fields of a new group that its settings have too (GRP-02). */
export function GroupFormFields() {
  const t = useGroupSettingsTexts();
  return (
    <>
      <CommunityFormFields
        categories={useLoad(loadCategories)}
        publicHelp={t('form.privacies.publicHelp')}
        privateHelp={t('form.privacies.privateHelp')}
      />
      <SelectFormField
        name="postGroup"
        label={t('form.posters')}
        options={postGroups.map((value) => ({ value, label: t(`form.posterNames.${value}`) }))}
      />
    </>
  );
}
