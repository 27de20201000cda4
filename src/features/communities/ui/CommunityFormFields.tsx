import { useFormikContext } from 'formik';
import { RadioFormField } from '@/shared/forms/RadioFormField';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import type { AppError } from '@/shared/errors/appError';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import type { CategoryTree, NewCommunity } from '../types';
import { useCommunityTexts } from './communityTexts';

interface CommunityFormFieldsProps {
  /** Read by the room that knows the kind. */
  categories: { data: CategoryTree | undefined; error: AppError | null; retry: () => void };
  /** Sentences on who gets in. */
  publicHelp: string;
  privateHelp: string;
}

/** Fields of a new group or company that its settings have too (GRP-02, CMP-01). */
export function CommunityFormFields({ categories, publicHelp, privateHelp }: CommunityFormFieldsProps) {
  const t = useCommunityTexts();
  return (
    <>
      <TextFormField name="name" label={t('form.name')} autoComplete="off" />
      <RadioFormField
        name="privacy"
        label={t('form.privacy')}
        layout="cards"
        options={[
          { value: '0', label: t('form.public'), help: publicHelp },
          { value: '1', label: t('form.private'), help: privateHelp },
        ]}
      />
      <CategoryFields categories={categories} />
      <TextAreaFormField name="description" label={t('form.description')} rows={4} />
    </>
  );
}

/** Category and subcategory from the dictionary; another category has other subcategories. */
function CategoryFields({
  categories: { data, error, retry },
}: Pick<CommunityFormFieldsProps, 'categories'>) {
  const t = useCommunityTexts();
  const { values, setFieldValue } = useFormikContext<NewCommunity>();
  if (!data && error) return <ErrorState title={t('form.categoriesFailed')} error={error} onRetry={retry} />;
  const all = data ?? [];
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
        onChosen={() => void setFieldValue('subcategory', '')}
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
