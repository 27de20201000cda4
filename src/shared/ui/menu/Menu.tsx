import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { TriggerProps } from '../triggerProps';

const loadList = () => import('./MenuList');
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));
/** A failed early load is no failure yet: opening the menu loads again. */
const prepare = () => void loadList().catch(() => undefined);

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** What choosing it does; it runs once the menu is closed and the focus is back on its button. */
  onSelect?: () => void;
  /** Instead of `onSelect`: a path of the app. */
  to?: string;
  /** Part of a choice of one: checked or not. */
  isChecked?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** The entries from top to bottom; `rule` draws a line. What destroys comes last, after a rule. */
export type MenuEntries = readonly (MenuItem | 'rule')[];

interface MenuProps {
  /** The accessible name of the menu, that of its button as a rule. */
  label: string;
  entries: MenuEntries;
  align?: 'start' | 'end';
  /** Renders the button; spread the given props on a Button, an IconButton or a `button`. */
  children: (trigger: TriggerProps) => ReactNode;
}

/**
 * A menu button: Enter, Space, Down or a press opens, arrows and letters move, Escape or a press outside closes and
 * the focus returns. The list is loaded when the pointer or the focus comes near; a press never gets lost meanwhile.
 */
export function Menu({ label, entries, align = 'end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer' | null>(null);

  return (
    <>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': openedBy !== null,
        'aria-controls': openedBy === null ? undefined : id,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: (event) => {
          const by = event.detail === 0 ? 'keyboard' : 'pointer';
          setOpenedBy((current) => (current === null ? by : null));
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('keyboard');
        },
      })}
      {openedBy !== null && (
        <Suspense fallback={null}>
          <MenuList
            id={id}
            label={label}
            entries={entries}
            align={align}
            button={button}
            isKeyboard={openedBy === 'keyboard'}
            onClose={() => setOpenedBy(null)}
          />
        </Suspense>
      )}
    </>
  );
}
