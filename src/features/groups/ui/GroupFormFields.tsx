import { useFormikContext } from 'formik';
import { RadioFormField } from '@/shared/forms/RadioFormField';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useLoad } from '@/shared/store/useLoad';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { loadCategories } from '../requests';
import { postGroups } from '../rights';
import type { NewGroup } from '../types';
import { useGroupPageTexts } from './groupPageTexts';

/** Fields of a new group that its settings have too (GRP-02). */
export function GroupFormFields() {
  const t = useGroupPageTexts();
  return (
    <>
      <TextFormField name="name" label={t('form.name')} autoComplete="off" />
      <RadioFormField
        name="privacy"
        label={t('form.privacy')}
        layout="cards"
        options={[
          { value: '0', label: t('form.privacies.public'), help: t('form.privacies.publicHelp') },
          { value: '1', label: t('form.privacies.private'), help: t('form.privacies.privateHelp') },
        ]}
      />
      <CategoryFields />
      <TextAreaFormField name="description" label={t('form.description')} rows={4} />
      <SelectFormField
        name="postGroup"
        label={t('form.posters')}
        options={postGroups.map((value) => ({ value, label: t(`form.posterNames.${value}`) }))}
      />
    </>
  );
}

/** Category and subcategory from the dictionary; another category has other subcategories. */
function CategoryFields() {
  const t = useGroupPageTexts();
  const { values, setFieldValue } = useFormikContext<NewGroup>();
  const { data: categories, error, retry } = useLoad(loadCategories);
  if (!categories && error)
    return <ErrorState title={t('form.categoriesFailed')} error={error} onRetry={retry} />;
  const all = categories ?? [];
  const chosen = all.find(({ id }) => id === values.category);
  const options = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectFormField
        name="category"
        label={t('form.category')}
        placeholder={t('form.choose')}
        options={options(all)}
        onChange={({ target }) => {
          void setFieldValue('category', target.value);
          void setFieldValue('subcategory', '');
        }}
      />
      {chosen && chosen.subcategories.length > 0 && (
        <SelectFormField
          name="subcategory"
          label={t('form.subcategory')}
          placeholder={t('form.noSubcategory')}
          options={options(chosen.subcategories)}
        />
      )}
    </>
  );
}
