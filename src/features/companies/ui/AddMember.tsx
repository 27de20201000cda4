import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { PersonPicker, usePickerTerm } from '@/features/communities/ui/PersonPicker';
import { users, type UsersState } from '@/features/people/entities';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { usePagedList } from '@/shared/store/usePagedList';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Modal } from '@/shared/ui/modal/Modal';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { addable } from '../lists';
import { actOnCompanyMember } from '../requests';
import styles from './Companies.module.css';
import { useCompanyPageTexts } from './companyPageTexts';

interface AddMemberProps {
  companyId: string;
  onClose: () => void;
}

/** Picks somebody who is not in the team, says what they do, and adds them (CMP-04). */
export function AddMember({ companyId, onClose }: AddMemberProps) {
  const t = useCompanyPageTexts();
  const search = usePickerTerm();
  const list = usePagedList(addable, { companyId, term: search.term });
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback(() => setChosen(null), []);
  const renderRow = useCallback(
    (id: string) => <Candidate key={id} userId={id} onChoose={() => setChosen(id)} />,
    [],
  );
  return (
    <Modal
      isOpen
      title={t('adding.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('adding.done')}</Button>}
    >
      {chosen === null ? (
        <PersonPicker
          search={search}
          list={list}
          label={t('adding.list')}
          empty={{ title: t('adding.none'), text: t('adding.noneText') }}
          renderRow={renderRow}
        />
      ) : (
        <PositionForm companyId={companyId} userId={chosen} onDone={choose} />
      )}
    </Modal>
  );
}

function Candidate({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  const t = useCompanyPageTexts();
  const person = useSelector((state: UsersState) => users.select(state, userId));
  if (!person) return null;
  return (
    <li>
      <PersonRow
        name={person.displayName}
        image={person.avatar}
        meta={`@${person.permalink}`}
        action={
          <Button size="sm" onClick={onChoose}>
            {t('adding.choose')}
          </Button>
        }
      />
    </li>
  );
}

const loadSchema = () => import('../schemas').then((module) => module.positionSchema);

interface PositionFormProps {
  companyId: string;
  userId: string;
  onDone: () => void;
}

/** The chosen person with what they do in the company. */
function PositionForm({ companyId, userId, onDone }: PositionFormProps) {
  const t = useCompanyPageTexts();
  const person = useSelector((state: UsersState) => users.select(state, userId));
  const { status, error, isPending, send } = useRequest(actOnCompanyMember, { companyId, userId });
  const name = person?.displayName ?? '';
  useOnSuccess(status, () => {
    announce(t('adding.added', { name }));
    onDone();
  });
  if (!person) return null;
  return (
    <div className={styles.choice}>
      <PersonRow
        name={name}
        image={person.avatar}
        meta={`@${person.permalink}`}
        action={
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t('adding.other')}
          </Button>
        }
      />
      <Form
        initialValues={{ position: '' }}
        schema={loadSchema}
        isSubmitting={isPending}
        endsWhenSent
        failure={error}
        label={t('adding.title')}
        onSubmit={({ position }) => send({ companyId, userId, act: 'add', position })}
      >
        <TextFormField
          name="position"
          label={t('adding.position')}
          hint={t('adding.positionHint')}
          autoComplete="off"
          autoFocus
        />
        <FormBanner />
        <div>
          <SubmitButton loadingLabel={t('adding.busy')}>{t('adding.submit')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
