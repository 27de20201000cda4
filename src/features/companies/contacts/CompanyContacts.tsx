import { Contact, Copy, PhoneForwarded, Plus } from 'lucide-react';
import { useId } from 'react';
import { paths } from '@/shared/config/paths';
import { whyNotInCompany } from '@/shared/rules/company';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import link from '@/shared/ui/link/Link.module.css';
import { SubjectContext } from '@/shared/ui/personRow/SubjectContext';
import { copyText } from '@/shared/ui/toasts/copyText';
import { contactCategories, type ContactCategory } from '@/shared/wire/company';
import type { Company, CompanyContact } from '../types';
import styles from './CompanyContacts.module.css';
import { useCompanyPageTexts } from '../ui/companyPageTexts';
import { contactLinks } from './contactLinks';
import { toVcard } from './vcard';

/** Whom to reach in a company, by category; empty categories are left out (CMP-02). */
export function CompanyContacts({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { contacts, permalink, role, name } = company;
  if (contacts.length === 0) {
    const mayAdd = whyNotInCompany(role, 'edit') === null;
    return (
      <EmptyState
        seed="contacts"
        title={t('contacts.none.title')}
        text={t('contacts.none.text')}
        {...(mayAdd && {
          action: (
            <ButtonLink to={paths.company(permalink, 'settings/contacts')} icon={Plus}>
              {t('contacts.add')}
            </ButtonLink>
          ),
        })}
      />
    );
  }
  return (
    <div className={styles.directory}>
      {contactCategories
        .map((category) => ({ category, found: contacts.filter((one) => one.category === category) }))
        .filter(({ found }) => found.length > 0)
        .map(({ category, found }) => (
          <Category key={category} category={category} contacts={found} company={name} />
        ))}
    </div>
  );
}

interface CategoryProps {
  category: ContactCategory;
  contacts: readonly CompanyContact[];
  company: string;
}

function Category({ category, contacts, company }: CategoryProps) {
  const t = useCompanyPageTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.category}>
        {t(`contacts.categories.${category}`)}
      </h2>
      <ul className={styles.cards}>
        {contacts.map((contact, index) => (
          <Card key={index} contact={contact} company={company} />
        ))}
      </ul>
    </section>
  );
}

function Card({ contact, company }: { contact: CompanyContact; company: string }) {
  const t = useCompanyPageTexts();
  const nameId = useId();
  const { name, category } = contact;
  const email = contact.email.trim();
  const phone = contact.phone.trim();
  const { mail, tel } = contactLinks(contact);
  const card = () => {
    save(`${name.trim()}.vcf`, toVcard(contact, company, t(`contacts.categories.${category}`)));
  };
  const copy = (text: string, copied: string) =>
    void copyText(text, { copied, failed: t('contacts.notCopied') });
  return (
    <li className={styles.card}>
      <p id={nameId} className={styles.name} dir="auto">
        {name}
      </p>
      {email !== '' && <p dir="auto">{mail === null ? email : <Address href={mail} text={email} />}</p>}
      {phone !== '' && (
        <p className={styles.number} dir="auto">
          {tel === null ? phone : <Address href={tel} text={phone} />}
        </p>
      )}
      <SubjectContext value={nameId}>
        <div className={styles.tools}>
          {email !== '' && (
            <IconButton
              size="sm"
              icon={Copy}
              label={t('contacts.copyAddress')}
              onClick={() => copy(email, t('contacts.addressCopied'))}
            />
          )}
          {phone !== '' && (
            <IconButton
              size="sm"
              icon={PhoneForwarded}
              label={t('contacts.copyNumber')}
              onClick={() => copy(phone, t('contacts.numberCopied'))}
            />
          )}
          <IconButton size="sm" icon={Contact} label={t('contacts.card')} onClick={card} />
        </div>
      </SubjectContext>
    </li>
  );
}

/** @param href already checked */
function Address({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={link.link} data-look="text">
      {text}
    </a>
  );
}

/** Hands a text to the browser as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/vcard;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
