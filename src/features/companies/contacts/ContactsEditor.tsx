import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { maxCompanyContacts } from '@/shared/config/limits';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { TextFormField } from '@/shared/forms/TextFormField';
import { Button } from '@/shared/ui/button/Button';
import { SubjectContext } from '@/shared/ui/personRow/SubjectContext';
import { contactCategories } from '@/shared/wire/company';
import type { CompanyContact, CompanyFields } from '../types';
import styles from './ContactsEditor.module.css';
import { useCompanyPageTexts } from '../ui/companyPageTexts';

const empty: CompanyContact = { category: 'commercial', name: '', email: '', phone: '' };

/** The contacts of a company inside a form, each with name, category, email and phone (CMP-01, CMP-02). */
export function ContactsEditor() {
  const t = useCompanyPageTexts();
  const { values, setFieldValue } = useFormikContext<Pick<CompanyFields, 'contacts'>>();
  const { contacts } = values;
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<'last' | 'add' | null>(null);
  const change = (next: CompanyContact[]) => void setFieldValue('contacts', next);
  // The focus goes to the name of a new contact, and from a removed one to the button that adds.
  useLayoutEffect(() => {
    const to = wanted.current;
    wanted.current = null;
    if (to === null) return;
    const targets = list.current?.querySelectorAll<HTMLElement>(
      to === 'last' ? 'fieldset input' : '[data-add]',
    );
    const last = to === 'last' ? targets?.item(targets.length - 3) : targets?.item(0);
    last?.focus();
  }, [contacts.length]);
  return (
    <div ref={list} className={styles.list}>
      {contacts.length === 0 && <p className={styles.none}>{t('settings.contact.none')}</p>}
      {contacts.map((_, index) => (
        <ContactFields
          key={index}
          index={index}
          onRemove={() => {
            wanted.current = 'add';
            change(contacts.filter((__, other) => other !== index));
          }}
        />
      ))}
      <div className={styles.foot}>
        <Button
          icon={Plus}
          data-add=""
          disabled={contacts.length >= maxCompanyContacts}
          onClick={() => {
            wanted.current = 'last';
            change([...contacts, empty]);
          }}
        >
          {t('contacts.add')}
        </Button>
        <span>{t('settings.contact.most', { most: maxCompanyContacts })}</span>
      </div>
    </div>
  );
}

function ContactFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useCompanyPageTexts();
  const legendId = useId();
  const name = (field: keyof CompanyContact) => `contacts[${index}].${field}`;
  return (
    <fieldset className={styles.contact}>
      <legend id={legendId}>{t('settings.contact.legend', { number: index + 1 })}</legend>
      <TextFormField name={name('name')} label={t('settings.contact.name')} autoComplete="off" />
      <SelectFormField
        name={name('category')}
        label={t('settings.contact.category')}
        options={contactCategories.map((value) => ({ value, label: t(`contacts.categories.${value}`) }))}
      />
      <TextFormField
        name={name('email')}
        label={t('settings.contact.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextFormField name={name('phone')} label={t('settings.contact.phone')} type="tel" autoComplete="off" />
      <SubjectContext value={legendId}>
        <div>
          <Button size="sm" variant="quiet" icon={Trash2} onClick={onRemove}>
            {t('settings.contact.remove')}
          </Button>
        </div>
      </SubjectContext>
    </fieldset>
  );
}
