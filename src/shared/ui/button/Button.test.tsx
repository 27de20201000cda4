import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';

describe('Button', () => {
  it('is pressed with the mouse, Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Follow</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('SHELL-14 says that it is busy, keeps the focus and ignores presses while loading', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    const form = (isLoading: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" onClick={press} isLoading={isLoading} loadingLabel="Posting">
          Post
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');
    button.focus();
    rerender(form(true));
    expect(button).toHaveAccessibleName('Posting');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows what pressing does while the mouse is on it', async () => {
    render(<Button hoverLabel="Unfollow">Following</Button>);
    const button = screen.getByRole('button', { name: 'Following' });
    await userEvent.hover(button);
    expect(button).toHaveAccessibleName('Unfollow');
    await userEvent.unhover(button);
    expect(button).toHaveAccessibleName('Following');
  });

  it('cannot be pressed when disabled', async () => {
    const press = vi.fn();
    render(
      <Button disabled onClick={press}>
        Follow
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });
});
