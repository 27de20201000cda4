import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from './PullToRefresh';

const finger = (clientY: number) => ({ clientY });

describe('pulling the page past its top', () => {
  const onRefresh = vi.fn();
  const shown = () => document.querySelector('[data-ready]');
  const pull = () => {
    fireEvent.touchStart(document, { touches: [finger(10)] });
    fireEvent.touchMove(document, { touches: [finger(200)] });
    expect(shown()).toHaveAttribute('data-ready', 'true');
  };

  beforeEach(() => {
    onRefresh.mockClear();
    render(<PullToRefresh isRefreshing={false} onRefresh={onRefresh} />);
  });

  it('FEED-02 refreshes when the finger is lifted', () => {
    pull();
    expect(onRefresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(document, { touches: [] });
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('FEED-02 refreshes nothing when a call or a gesture of the device interrupts', () => {
    pull();
    fireEvent.touchCancel(document, { touches: [] });
    expect(shown()).toBeNull();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('FEED-02 is over when a second finger comes to zoom', () => {
    pull();
    fireEvent.touchStart(document, { touches: [finger(200), finger(300)] });
    expect(shown()).toBeNull();
    fireEvent.touchEnd(document, { touches: [finger(200)] });
    fireEvent.touchEnd(document, { touches: [] });
    expect(onRefresh).not.toHaveBeenCalled();
  });
});
