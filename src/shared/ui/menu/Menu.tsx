import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { lazyOverlay } from '../lazyPart/lazyPart';
import type { TriggerProps } from '../triggerProps';

const MenuList = lazyOverlay(async () => (await import('./MenuList')).MenuList);

/** Loads the code of menus ahead. */
export const prepareMenu = MenuList.prepare;

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** Stands in place of icon and label, which stays the accessible name. */
  content?: ReactNode;
  /** Runs after the menu has closed and the focus is back on its button. */
  onSelect?: () => void;
  to?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** A group of radio items, of which one holds. */
export interface MenuChoices {
  /** Accessible name: "Theme". */
  label: string;
  /** Shows the name above the choices. */
  isTitled?: boolean;
  /** Label of the choice that holds. */
  value: string;
  choices: readonly MenuItem[];
}

/** `rule` draws a line. Destructive entries come last, after a rule. */
export type MenuEntries = readonly (MenuItem | MenuChoices | 'rule')[];

/** Parts of its button that an open list needs. */
export interface OpenMenu {
  id: string;
  label: string;
  align: 'start' | 'end';
  button: RefObject<HTMLButtonElement | null>;
  isKeyboard: boolean;
  onClose: () => void;
}

interface ButtonProps {
  label: string;
  align?: 'start' | 'end';
  children: (trigger: TriggerProps) => ReactNode;
}

interface MenuButtonProps<Props> extends ButtonProps {
  /** The open list, as `lazyOverlay` makes it. */
  list: ComponentType<Props & OpenMenu> & { prepare: () => void };
  /** Properties of the list beside its button. */
  of: Props;
}

/**
 * Menu button whose entries come with the code of its list. That loads when the pointer or focus comes near; a press
 * before that still opens it.
 */
export function MenuButton<Props extends object>({
  label,
  align = 'end',
  list: List,
  of,
  children,
}: MenuButtonProps<Props>) {
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
        onPointerEnter: List.prepare,
        onFocus: List.prepare,
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
        <List
          {...of}
          id={id}
          label={label}
          align={align}
          button={button}
          isKeyboard={openedBy === 'keyboard'}
          onClose={() => setOpenedBy(null)}
        />
      )}
    </>
  );
}

interface MenuProps extends ButtonProps {
  entries: MenuEntries;
}

/** Menu button with its entries at hand. */
export function Menu({ entries, ...button }: MenuProps) {
  return <MenuButton {...button} list={MenuList} of={{ entries }} />;
}
