import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeInput } from './CodeInput';

const complete = vi.fn<(code: string) => void>();

function Example() {
  const [code, setCode] = useState('');
  return <CodeInput value={code} onChange={setCode} onComplete={complete} />;
}

function setUp() {
  complete.mockClear();
  render(<Example />);
  return screen.getByRole('textbox', { name: '6-digit code' });
}

describe('CodeInput', () => {
  it('TFA-01 is done by itself on the sixth digit', async () => {
    const input = setUp();
    await userEvent.type(input, '12345');
    expect(complete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it.each(['123456', '123 456', '123-456', ' 123456\n'])('TFA-01 takes a pasted %j', async (text) => {
    const input = setUp();
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('TFA-04 drops what is no digit and what is too much', async () => {
    const input = setUp();
    await userEvent.type(input, 'a1b2c3d4e5f');
    expect(input).toHaveValue('12345');
    await userEvent.type(input, '67');
    expect(input).toHaveValue('123456');
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('is done again once a digit was changed', async () => {
    const input = setUp();
    await userEvent.type(input, '123456{Backspace}7');
    expect(complete.mock.calls).toEqual([['123456'], ['123457']]);
  });

  it('can be filled in from a message', () => {
    expect(setUp()).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
