import { Check } from 'lucide-react';
import { Menu } from 'radix-ui/internal';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Backdrop, closesItself } from '../backdrop/Backdrop';
import type { MenuChoices, MenuEntries, MenuItem, OpenMenu } from './Menu';
import styles from './Menu.module.css';

interface MenuListProps extends OpenMenu {
  entries: MenuEntries;
}

/** The open list of a menu button. */
export function MenuList({ id, label, entries, align, button, isKeyboard, onClose }: MenuListProps) {
  const chosen = useRef<MenuItem>(null);
  const isLeft = useRef(false);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The entry with the focus may have gone with an answer, or have another label now.
    if (document.activeElement === document.body) content.current?.focus();
  });

  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Backdrop onPress={onClose} />
      <Menu.Portal>
        <Menu.Content
          ref={content}
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
            if (closesItself(event, button.current)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) button.current?.focus();
            chosen.current?.onSelect?.();
          }}
        >
          {entries.map((entry, position) =>
            entry === 'rule' ? (
              <Menu.Separator key={`rule ${position}`} className={styles.rule} />
            ) : 'choices' in entry ? (
              <Choices key={entry.label} group={entry} onChoose={(choice) => (chosen.current = choice)} />
            ) : (
              <Entry key={entry.label} item={entry} onChoose={() => (chosen.current = entry)} />
            ),
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoicesProps {
  group: MenuChoices;
  onChoose: (choice: MenuItem) => void;
}

function Choices({ group: { label, isTitled, value, choices }, onChoose }: ChoicesProps) {
  return (
    <Menu.RadioGroup value={value} aria-label={label}>
      {isTitled && (
        <Menu.Label aria-hidden="true" className={styles.title}>
          {label}
        </Menu.Label>
      )}
      {choices.map((choice) => (
        <Menu.RadioItem
          key={choice.label}
          {...itemProps(choice, () => onChoose(choice))}
          value={choice.label}
        >
          <ItemContent item={choice} />
          <Menu.ItemIndicator className={styles.mark}>
            <Check aria-hidden="true" />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const props = itemProps(item, onChoose);
  const content = <ItemContent item={item} />;
  if (item.to === undefined) return <Menu.Item {...props}>{content}</Menu.Item>;
  return (
    <Menu.Item {...props} asChild>
      <Link to={item.to}>{content}</Link>
    </Menu.Item>
  );
}

function itemProps({ label, content, isDanger, isDisabled }: MenuItem, onSelect: () => void) {
  return {
    className: styles.item,
    'aria-label': content === undefined ? undefined : label,
    'data-danger': isDanger,
    disabled: isDisabled,
    onSelect,
  };
}

function ItemContent({ item: { label, icon: Icon, content } }: { item: MenuItem }) {
  if (content !== undefined) return content;
  return (
    <>
      {Icon && <Icon aria-hidden="true" />}
      <span>{label}</span>
    </>
  );
}
