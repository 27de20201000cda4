import { Check } from 'lucide-react';
import { Menu } from 'radix-ui/internal';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntries, MenuItem } from './Menu';
import styles from './Menu.module.css';

interface MenuListProps {
  id: string;
  label: string;
  entries: MenuEntries;
  align: 'start' | 'end';
  button: RefObject<HTMLButtonElement | null>;
  isKeyboard: boolean;
  onClose: () => void;
}

export function MenuList({ id, label, entries, align, button, isKeyboard, onClose }: MenuListProps) {
  const chosen = useRef<MenuItem>(null);
  const isPressedOutside = useRef(false);

  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Menu.Content
          id={id}
          className={styles.menu}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={(event) => {
            if (!isKeyboard || event.target !== event.currentTarget) return;
            event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
          }}
          onKeyDown={(event) => {
            // Keeps a surrounding dialog open.
            if (event.key === 'Escape') event.stopPropagation();
          }}
          onInteractOutside={(event) => {
            // The button's own press closes the menu.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
            else isPressedOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isPressedOutside.current) button.current?.focus();
            chosen.current?.onSelect?.();
          }}
        >
          {entries.map((entry, position) =>
            entry === 'rule' ? (
              <Menu.Separator key={`rule ${position}`} className={styles.rule} />
            ) : (
              <Entry key={entry.label} item={entry} onChoose={() => (chosen.current = entry)} />
            ),
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, icon: Icon, to, isChecked, isDanger, isDisabled } = item;
  const props = {
    className: styles.item,
    'data-danger': isDanger,
    disabled: isDisabled,
    onSelect: onChoose,
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      <span>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Menu.Item {...props} asChild>
        <Link to={to}>{content}</Link>
      </Menu.Item>
    );
  }
  if (isChecked === undefined) return <Menu.Item {...props}>{content}</Menu.Item>;
  return (
    <Menu.RadioGroup value={isChecked ? label : ''}>
      <Menu.RadioItem {...props} value={label}>
        {content}
        <Menu.ItemIndicator className={styles.mark}>
          <Check aria-hidden="true" />
        </Menu.ItemIndicator>
      </Menu.RadioItem>
    </Menu.RadioGroup>
  );
}
