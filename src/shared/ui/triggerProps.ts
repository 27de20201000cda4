import type { ComponentProps } from 'react';

/** Props that a Menu, Popover or Tooltip gives its control; spread them on a Button, an IconButton or a `button`. */
export type TriggerProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;
