import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

/** An answer that refuses a comment. */
export const refused = () => HttpResponse.json({ code: 'genericError' }, { status: 400 });

/** The comment or post that shows a text. */
export const itemOf = async (text: string) =>
  within((await screen.findByText(text)).closest('article') ?? document.body);

/** The field of a comment, of a new one under the post by default. */
export const field = (name = 'Write a comment') => screen.findByRole('textbox', { name });
