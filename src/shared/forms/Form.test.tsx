import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError, type AppError } from '../errors/appError';
import { Form } from './Form';
import { FormBanner } from './FormBanner';
import { PasswordFormField } from './PasswordFormField';
import { RadioFormField } from './RadioFormField';
import { SelectFormField } from './SelectFormField';
import { SubmitButton } from './SubmitButton';
import { TextAreaFormField } from './TextAreaFormField';
import { TextFormField } from './TextFormField';
import type { SchemaLoader } from './validation';

const submit = vi.fn();
const loadSchema: SchemaLoader = async () => {
  const { emailAddress, object, ref, string } = await import('./schema');
  return object({
    email: emailAddress(),
    password: string().required().min(8),
    confirmation: string().oneOf([ref('password')], 'mismatch'),
    bio: string().max(5),
    gender: string().required(),
    month: string().required(),
  });
};

interface Props {
  schema?: SchemaLoader;
  isSubmitting?: boolean;
  endsWhenSent?: boolean;
  failure?: AppError | null;
  children?: ReactNode;
}
const options = [{ value: 'a', label: 'A' }];

function form({ schema = loadSchema, isSubmitting = false, failure = null, children, ...rest }: Props = {}) {
  return (
    <Form
      label="Sign up"
      initialValues={{
        email: '',
        password: '',
        confirmation: '',
        bio: '',
        gender: '',
        month: '',
      }}
      schema={schema}
      onSubmit={submit}
      isSubmitting={isSubmitting}
      failure={failure}
      {...rest}
    >
      <TextFormField name="email" label="Email" />
      <PasswordFormField name="password" label="Password" autoComplete="new-password" />
      <PasswordFormField name="confirmation" label="Confirm password" autoComplete="new-password" />
      <TextAreaFormField name="bio" label="Bio" />
      <RadioFormField name="gender" label="Gender" options={options} />
      <SelectFormField name="month" label="Month" placeholder="Choose" options={options} />
      <FormBanner />
      <SubmitButton loadingLabel="Signing up">Sign up</SubmitButton>
      {children}
    </Form>
  );
}

const email = () => screen.getByLabelText('Email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

async function fill() {
  await userEvent.type(email(), 'ann@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Harbour-7');
  await userEvent.click(screen.getByRole('radio', { name: 'A' }));
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'A');
}

beforeEach(() => {
  submit.mockClear();
});

describe('Form', () => {
  it('VAL-01 checks a field when it is left, and live from then on', async () => {
    render(form());
    await userEvent.type(email(), 'ann@');
    expect(email()).toBeValid();
    await userEvent.tab();
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Email not in a valid format or is unknown type.'),
    );
    await userEvent.type(email(), 'example.org');
    await waitFor(() => expect(email()).toBeValid());
  });

  it('VAL-01 says that an empty field is required on submit, or when it was emptied; not when it was only passed', async () => {
    render(form());
    await userEvent.click(email());
    for (let fields = 0; fields < 7; fields += 1) await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This is required.'),
    );
    expect(email()).toBeValid();
    expect(screen.getByLabelText('Month')).toBeValid();
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This is required.'));
    await userEvent.tab();
    expect(email()).toBeInvalid();
    await userEvent.type(email(), 'ann@example.org');
    await waitFor(() => expect(email()).toBeValid());
    await userEvent.clear(email());
    await waitFor(() => expect(email()).toBeInvalid());
  });

  it('VAL-01 starts over with a form that was reset', async () => {
    const Reset = () => {
      const { resetForm } = useFormikContext();
      return (
        <button type="button" onClick={() => resetForm()}>
          Reset
        </button>
      );
    };
    render(form({ children: <Reset /> }));
    await userEvent.type(email(), 'ann@');
    await userEvent.tab();
    await waitFor(() => expect(email()).toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.click(email());
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    expect(email()).toBeValid();
  });

  it('VAL-01 has the words of every generic message', async () => {
    render(form());
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'other');
    await userEvent.type(screen.getByLabelText('Bio'), 'too long');
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This is required.'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The minimum length is 8.');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Values do not match.');
    expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('The maximum length is 5.');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('This is required.');
    expect(screen.getByLabelText('Month')).toHaveAccessibleDescription('This is required.');
  });

  it('moves the focus to the first field in error and sends nothing', async () => {
    render(form());
    await send();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
  });

  it('finds the first field in error in a group of radio buttons too', async () => {
    render(form());
    await userEvent.type(email(), 'ann@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'Harbour-7');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Harbour-7');
    await send();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A' })).toHaveFocus());
  });

  it('sends valid values once, whatever is pressed meanwhile', async () => {
    const { rerender } = render(form());
    submit.mockImplementationOnce(() => rerender(form({ isSubmitting: true })));
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledWith({
      email: 'ann@example.org',
      password: 'Harbour-7',
      confirmation: 'Harbour-7',
      bio: '',
      gender: 'a',
      month: 'a',
    });
    const button = screen.getByRole('button', { name: 'Signing up' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(email(), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('takes no words while it is sent where it goes with its success, and takes them after a failure', async () => {
    const { rerender } = render(form({ isSubmitting: true }));
    await userEvent.type(email(), 'ann');
    expect(email()).toHaveValue('ann');
    rerender(form({ isSubmitting: true, endsWhenSent: true }));
    await userEvent.type(email(), '@example.org');
    await userEvent.type(screen.getByLabelText('Bio'), 'Hi');
    expect(email()).toHaveValue('ann');
    expect(screen.getByLabelText('Bio')).toHaveValue('');
    rerender(form({ endsWhenSent: true }));
    await userEvent.type(email(), '@example.org');
    expect(email()).toHaveValue('ann@example.org');
  });

  it('takes no choices while it is sent where it goes with its success, and leaves the focus where it is', async () => {
    const { rerender } = render(form({ isSubmitting: true, endsWhenSent: true }));
    const radio = screen.getByRole('radio', { name: 'A' });
    await userEvent.click(radio);
    expect(radio).not.toBeChecked();
    expect(radio).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-readonly', 'true');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'A');
    expect(screen.getByLabelText('Month')).toHaveValue('');
    rerender(form({ endsWhenSent: true }));
    await userEvent.click(radio);
    expect(radio).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).not.toHaveAttribute('aria-readonly');
  });

  it('waits with sending until its rules are loaded', async () => {
    let arrive: (schema: Awaited<ReturnType<SchemaLoader>>) => void = vi.fn();
    const loading: ReturnType<SchemaLoader> = new Promise((resolve) => {
      arrive = resolve;
    });
    render(form({ schema: () => loading }));
    await send();
    expect(screen.getByRole('button', { name: 'Signing up' })).toBeInTheDocument();
    arrive(await loadSchema());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves the checking to the server where its rules cannot be loaded', async () => {
    render(form({ schema: () => Promise.reject(new Error('offline')) }));
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it("keeps what was typed and puts the server's errors on their fields until these change", async () => {
    const { rerender } = render(form());
    await fill();
    rerender(
      form({
        failure: apiError({
          code: 'validationError',
          status: 422,
          fields: { email: 'validationUserAlreadyExists' },
        }),
      }),
    );
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveValue('ann@example.org');
    expect(email()).toHaveAccessibleDescription('User already exists');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(email(), 'x');
    expect(email()).toBeValid();
  });

  it('AUTH-04 says why the server refused it, above the button, with the focus', async () => {
    const { rerender } = render(form());
    await fill();
    rerender(form({ failure: apiError({ code: 'invalidAttempt', status: 401, params: { count: 4 } }) }));
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('Invalid password, attempts to login 4');
    await waitFor(() => expect(banner).toHaveFocus());
    expect(banner.nextElementSibling).toBe(screen.getByRole('button', { name: 'Sign up' }));
    expect(email()).toHaveValue('ann@example.org');
  });
});
