import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Closes the bar that offers Undo: what was done is sent at once (HOUR-04). */
export async function closeUndo(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
}

/** Takes back what was done, before anything of it was sent (HOUR-04). */
export async function undo(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
}
