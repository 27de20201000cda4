import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/Button';
import { IconButton } from '../iconButton/IconButton';
import { Tooltip } from './Tooltip';

const bubble = () => screen.queryByRole('tooltip', { hidden: true });

describe('Tooltip', () => {
  it("shows an icon button's label on hover and hides it on Escape", async () => {
    render(<IconButton icon={X} label="Close" />);
    await userEvent.hover(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bubble()).toHaveTextContent('Close'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).not.toBeInTheDocument());
  });

  it('hides when the mouse leaves', async () => {
    const user = userEvent.setup();
    render(<IconButton icon={X} label="Close" />);
    const button = screen.getByRole('button', { name: 'Close' });
    await user.hover(button);
    await waitFor(() => expect(bubble()).toBeInTheDocument());
    await user.unhover(button);
    await waitFor(() => expect(bubble()).not.toBeInTheDocument());
  });

  it('describes a control whose name it is not', () => {
    render(
      <Tooltip text="You can't vote for your own post">
        {(control) => <Button {...control}>Like</Button>}
      </Tooltip>,
    );
    expect(screen.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription(
      "You can't vote for your own post",
    );
  });
});
