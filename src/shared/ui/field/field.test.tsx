import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox';
import { Chip } from '../chip/Chip';
import { PasswordField } from '../passwordField/PasswordField';
import { RadioGroup } from '../radioGroup/RadioGroup';
import { SearchField } from '../searchField/SearchField';
import { Select } from '../select/Select';
import { Switch } from '../switch/Switch';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    const { rerender } = render(<TextField label="Email" hint="We write rarely." />);
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleDescription('We write rarely.');
    expect(input).toBeValid();
    rerender(<TextField label="Email" hint="We write rarely." error="This is required." />);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('This is required.');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search people" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Search people' })).toBeInTheDocument();
  });

  it('SHELL-13 is written from the side that its text asks for, as are larger texts and search terms', () => {
    render(<TextField label="Name" defaultValue="هالة" />);
    render(<TextArea label="Bio" defaultValue="الورشة مفتوحة" />);
    render(<SearchField label="Search" value="هالة" onChange={vi.fn()} />);
    for (const name of ['Name', 'Bio', 'Search'])
      expect(screen.getByLabelText(name)).toHaveAttribute('dir', 'auto');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    expect(input).toHaveAttribute('type', 'text');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(eye);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('VAL-02 takes what is pasted, and tells password managers what it is for', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(input);
    await userEvent.paste('Correct-horse-7 of a manager');
    expect(input).toHaveValue('Correct-horse-7 of a manager');
  });
});

describe('choices', () => {
  const options = [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ];

  it('a checkbox is set by its label and by Space', async () => {
    const change = vi.fn();
    render(
      <Checkbox isChecked={false} error="This is required." onChange={change}>
        I understand
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'I understand' });
    expect(box).toHaveAccessibleDescription('This is required.');
    await userEvent.click(screen.getByText('I understand'));
    box.focus();
    await userEvent.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [true]]);
  });

  it('radio buttons form a labelled group', async () => {
    const change = vi.fn();
    render(<RadioGroup label="Gender" options={options} value="male" onChange={change} />);
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    expect(change).toHaveBeenCalledWith('female');
  });

  it('a switch says its state and turns with Space', async () => {
    const change = vi.fn();
    render(<Switch label="Votes" help="Once an hour" isOn onChange={change} />);
    const control = screen.getByRole('switch', { name: 'Votes' });
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription('Once an hour');
    control.focus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledWith(false);
  });

  it('a select offers a placeholder and its options', async () => {
    const change = vi.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value);
    render(
      <Select label="Gender" options={options} placeholder="Choose" defaultValue="" onChange={change} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Female');
    expect(change).toHaveReturnedWith('female');
  });

  it('a chip is a toggle', async () => {
    const change = vi.fn();
    render(
      <Chip isOn={false} onChange={change}>
        Photos
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: 'Photos' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(change).toHaveBeenCalledWith(true);
  });
});

describe('SearchField', () => {
  it('is cleared by its button, which gives the focus back, and by Escape', async () => {
    const change = vi.fn();
    render(<SearchField label="Search" value="ann" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    const input = screen.getByRole('searchbox', { name: 'Search' });
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(change.mock.calls).toEqual([[''], ['']]);
  });
});
