import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { TextField } from '../field/TextField';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal } from './Modal';

function Example({ onBeforeClose }: { onBeforeClose?: () => boolean | Promise<boolean> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal
        isOpen={isOpen}
        title="Create post"
        onClose={() => setIsOpen(false)}
        onBeforeClose={onBeforeClose}
        footer={<Button>Publish</Button>}
      >
        <TextField label="Post text" />
      </Modal>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create post' });
  await waitFor(() => expect(screen.getByLabelText('Post text')).toHaveFocus());
  return dialog;
}

const overlay = () => screen.getByRole('dialog').parentElement ?? document.body;

describe('Modal', () => {
  it('stays open at the second click of the double click that opened it', async () => {
    render(<Example />);
    await open();
    fireEvent.click(overlay(), { detail: 2 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.click(overlay(), { detail: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press outside', () => userEvent.click(overlay())],
  ])('SHELL-13 takes the focus, closes with %s and gives the focus back', async (_, close) => {
    render(<Example />);
    await open();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('SHELL-13 leaves the page where it was scrolled to, away from what had the focus', async () => {
    render(<Example />);
    await open();
    const focus = vi.spyOn(screen.getByRole('button', { name: 'Open', hidden: true }), 'focus');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('SHELL-13 keeps the focus inside', async () => {
    render(<Example />);
    const dialog = await open();
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('stays open as long as the guard says no', async () => {
    const guard = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    render(<Example onBeforeClose={guard} />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(guard).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('ConfirmDialog', () => {
  it('asks, with the focus on the safe button', async () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    render(
      <ConfirmDialog
        isOpen
        title="Delete post?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={confirm}
        onCancel={cancel}
      >
        It goes for good.
      </ConfirmDialog>,
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete post?' });
    expect(dialog).toHaveAccessibleDescription('It goes for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });
});
