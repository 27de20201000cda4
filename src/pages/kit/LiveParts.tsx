import { Bookmark, Ellipsis, Flag, Link as LinkIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { apiError, type AppError } from '@/shared/errors/appError';
import { Button } from '@/shared/ui/button/Button';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { TextArea } from '@/shared/ui/field/TextArea';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Menu } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Modal } from '@/shared/ui/modal/Modal';
import { Popover } from '@/shared/ui/popover/Popover';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { showToast } from '@/shared/ui/toasts/toasts';
import styles from './Kit.module.css';
import { Pane } from './Pane';
import { samples } from './samples';

const loadSchema = () => import('./kitSchema').then((module) => module.kitSchema);
const [save, copyLink, report, remove] = samples.menuItems;

/** Floating and moving parts: menu, popover, dialogs, toasts, tabs, a form, a panel that fails. */
export function LiveParts() {
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null);
  const [status, setStatus] = useState<string>(samples.statuses[0]);
  const close = () => setOpen(null);

  return (
    <>
      <Pane title="Menu, Popover, Modal, Toasts">
        <div className={styles.row}>
          <Menu
            label={samples.menu}
            entries={[
              { label: save, icon: Bookmark, onSelect: () => announce(save) },
              { label: copyLink, icon: LinkIcon, to: '/kit' },
              { label: report, icon: Flag, onSelect: () => setOpen('modal') },
              'rule',
              { label: remove, icon: Trash2, isDanger: true, onSelect: () => setOpen('confirm') },
            ]}
          >
            {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={samples.menu} />}
          </Menu>
          <Menu
            label={samples.status}
            align="start"
            entries={[
              {
                label: samples.status,
                value: status,
                choices: samples.statuses.map((label) => ({ label, onSelect: () => setStatus(label) })),
              },
            ]}
          >
            {(trigger) => <Button {...trigger}>{status}</Button>}
          </Menu>
          <Popover
            label={samples.popover}
            content={() => <p className={styles.popover}>{samples.emptyText}</p>}
          >
            {(trigger) => <Button {...trigger}>{samples.popover}</Button>}
          </Popover>
          <Button onClick={() => setOpen('modal')}>{samples.modal}</Button>
          <Button onClick={() => setOpen('confirm')}>{samples.confirm}</Button>
          <Button onClick={showToasts}>{samples.toastOk}</Button>
        </div>
        <Modal
          isOpen={open === 'modal'}
          title={samples.modal}
          onClose={close}
          footer={<Button variant="primary">{samples.view}</Button>}
        >
          <TextArea label={samples.field} defaultValue={samples.text} />
        </Modal>
        <ConfirmDialog
          isOpen={open === 'confirm'}
          title={samples.confirm}
          confirmLabel={samples.confirmLabel}
          cancelLabel={samples.undo}
          onConfirm={close}
          onCancel={close}
        >
          {samples.confirmText}
        </ConfirmDialog>
      </Pane>
      <TabParts />
      <Pane title="Form, ErrorBoundary">
        <div className={styles.grid}>
          <KitForm />
          <ErrorBoundary level="panel">
            <Breakable />
          </ErrorBoundary>
        </div>
      </Pane>
    </>
  );
}

function showToasts() {
  showToast({
    kind: 'ok',
    text: samples.toastOk,
    action: { label: samples.view, onSelect: () => announce(samples.view) },
  });
  showToast({ kind: 'error', text: samples.toastError });
  showToast({ kind: 'info', text: samples.toastInfo });
}

function KitForm() {
  const [failure, setFailure] = useState<AppError | null>(null);
  return (
    <Form
      label={samples.load}
      initialValues={{ email: '', password: '' }}
      schema={loadSchema}
      isSubmitting={false}
      failure={failure}
      onSubmit={() => setFailure(apiError({ code: 'invalidAttempt', status: 401, params: { count: 4 } }))}
    >
      <TextFormField name="email" label={samples.email} type="email" autoComplete="email" />
      <PasswordFormField name="password" label={samples.field} autoComplete="current-password" />
      <FormBanner />
      <SubmitButton loadingLabel={samples.loading} size="lg" isBlock>
        {samples.load}
      </SubmitButton>
    </Form>
  );
}

function Breakable() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error(samples.throwLabel);
  return <Button onClick={() => setIsBroken(true)}>{samples.throwLabel}</Button>;
}

function TabParts() {
  const [tab, setTab] = useState<string>(samples.tabs[0]);
  return (
    <Pane title="Tabs, LinkTabs">
      <LinkTabs
        label={samples.section}
        tabs={samples.tabs.map((label, at) => ({
          to: at === 0 ? '/kit' : `/kit/${label}`,
          label,
          count: at * 1200,
        }))}
      />
      <Tabs
        label={samples.list}
        value={tab}
        onChange={setTab}
        tabs={samples.tabs.map((label) => ({
          value: label,
          label,
          content: <p className={styles.popover}>{label}</p>,
        }))}
      />
    </Pane>
  );
}
