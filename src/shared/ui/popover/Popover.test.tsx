import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/Button';
import { Popover } from './Popover';

it('opens a named panel with the focus in it, and closes with Escape or from within', async () => {
  render(
    <Popover label="Notifications" content={(close) => <Button onClick={close}>Done</Button>}>
      {(trigger) => <Button {...trigger}>Notifications</Button>}
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Notifications' });
  await userEvent.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
