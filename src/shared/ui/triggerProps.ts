import type { ComponentProps } from 'react';

/** What a Menu, Popover or Tooltip gives its control; spread it on a Button, an IconButton or a `button`. */
export type TriggerProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;
