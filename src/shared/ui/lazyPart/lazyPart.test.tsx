import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '../errorBoundary/ErrorBoundary';
import { createPart } from './createPart';
import { lazyExtra } from './lazyExtra';
import { lazyOverlay, lazyPart } from './lazyPart';

const missing = new TypeError('Failed to fetch dynamically imported module');
let isThere = false;

const come = <Part,>(part: Part) => (isThere ? Promise.resolve(part) : Promise.reject(missing));
const load = vi.fn(() => come(() => <p>the part</p>));
const loadDialog = () =>
  come(({ onClose }: { onClose: () => void }) => <button onClick={onClose}>the dialog</button>);

beforeEach(() => {
  isThere = false;
  load.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('SHELL-07 a part without its code', () => {
  it('says "Request failed" in its place, and Try again brings it', async () => {
    const Part = lazyPart(load);
    render(
      <>
        <input aria-label="Typed" />
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    await userEvent.type(screen.getByLabelText('Typed'), 'kept');
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
  });

  it('fails above the page when it is a dialog; closing gives the focus back, and opening tries again', async () => {
    const Dialog = lazyOverlay(loadDialog);
    function Opener() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Open</button>
          {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
        </>
      );
    }
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.waitFor(() => expect(opener).toHaveFocus());
    isThere = true;
    await userEvent.click(opener);
    expect(await screen.findByRole('button', { name: 'the dialog' })).toBeInTheDocument();
  });

  it('shows nothing where nobody waits for it, and comes when the connection returns', async () => {
    const Extra = lazyExtra(load);
    const { container } = render(<Extra />);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expect(container).toBeEmptyDOMElement();
    isThere = true;
    // The pause between two tries listens once the first has failed.
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(screen.getByText('the part')).toBeInTheDocument();
    });
  });
});

describe('SHELL-07 a page whose code stays missing', () => {
  it('is asked for twice, shows the generic error, and is asked for again by Try again alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const page = '<script type="module" src="/assets/app-1.js"></script>';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
    const Page = createPart(load);
    render(
      <ErrorBoundary level="page">
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );
    const isOver = () =>
      vi.waitFor(
        () => expect(screen.getByRole('heading', { name: 'Oops, that was unexpected' })).toBeInTheDocument(),
        { timeout: 5000 },
      );
    await isOver();
    expect(load).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    await isOver();
    vi.unstubAllGlobals();
  });

  it('renders at once when it was loaded ahead', async () => {
    isThere = true;
    const Page = createPart(load);
    await Page.preload();
    render(<Page />);
    expect(screen.getByText('the part')).toBeInTheDocument();
  });
});
