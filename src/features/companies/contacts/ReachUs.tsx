import { Mail, Phone } from 'lucide-react';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { IconLink } from '@/shared/ui/iconButton/IconLink';
import { Link } from '@/shared/ui/link/Link';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { Section } from '@/shared/ui/section/Section';
import type { CompaniesState } from '../entities';
import type { CompanyContact } from '../types';
import { useCompanyPageTexts } from '../ui/companyPageTexts';
import { contactLinks } from './contactLinks';

const shownContacts = 3;

/** Contacts of the company, beside its page (CMP-02); absent without any that the viewer sees. */
export function ReachUs({ permalink }: { permalink: string }) {
  const t = useCompanyPageTexts();
  const company = useSelector((state: CompaniesState) =>
    Object.values(state.companies).find((known) => known.permalink === permalink),
  );
  const { contacts = [], options, canSee = false } = company ?? {};
  if (!canSee || options?.contacts !== true || contacts.length === 0) return null;
  return (
    <Section
      title={t('reachUs.title')}
      aside={
        contacts.length > shownContacts && (
          <Link to={paths.company(permalink, 'contacts')} aria-label={t('reachUs.allLabel')}>
            {t('reachUs.all', { count: contacts.length })}
          </Link>
        )
      }
    >
      <ul>
        {contacts.slice(0, shownContacts).map((contact, index) => (
          <li key={index}>
            <Row contact={contact} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ contact }: { contact: CompanyContact }) {
  const t = useCompanyPageTexts();
  const { name, category } = contact;
  const { mail, tel } = contactLinks(contact);
  return (
    <PersonRow
      name={name}
      image={null}
      meta={t(`contacts.categories.${category}`)}
      action={
        <>
          {mail !== null && <IconLink size="sm" icon={Mail} label={t('reachUs.write')} href={mail} />}
          {tel !== null && <IconLink size="sm" icon={Phone} label={t('reachUs.call')} href={tel} />}
        </>
      }
    />
  );
}
