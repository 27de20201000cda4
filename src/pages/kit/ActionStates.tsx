import { Bell, Bookmark, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Chip } from '@/shared/ui/chip/Chip';
import { Count } from '@/shared/ui/count/Count';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { Link } from '@/shared/ui/link/Link';
import styles from './Kit.module.css';
import { Pane } from './Pane';
import { samples } from './samples';

const variants: ButtonVariant[] = ['primary', 'secondary', 'tonal', 'quiet', 'spot', 'danger', 'ink'];

/** Buttons, icon buttons, links and chips in their states. */
export function ActionStates() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Pane title="Button">
        <Buttons />
        <div className={styles.row}>
          <Button variant="tonal" hoverLabel={samples.undo}>
            {samples.following}
          </Button>
          <ButtonLink to="/kit">{samples.view}</ButtonLink>
        </div>
      </Pane>
      <Pane title="IconButton, Link, Chip">
        <div className={styles.row}>
          <IconButton icon={Copy} label={samples.menuItems[1]} />
          <IconButton icon={Copy} label={samples.menuItems[1]} size="sm" />
          <IconButton icon={Copy} label={samples.menuItems[1]} hasEdge />
          <IconButton icon={Copy} label={samples.menuItems[1]} disabled />
          <IconButton
            icon={Bookmark}
            label={samples.menuItems[0]}
            isPressed={isOn}
            onClick={() => setIsOn(!isOn)}
          />
          <IconButton icon={Bell} label={samples.popover} mark={<Count value={7} />} />
          <Link to="/kit">{samples.view}</Link>
          <ExternalLink href="https://example.org" look="inline">
            {samples.prefix}
          </ExternalLink>
          <Chip isOn={isOn} onChange={setIsOn}>
            {samples.chip}
          </Chip>
          <Chip isOn={!isOn} onChange={(next) => setIsOn(!next)}>
            {samples.chip}
          </Chip>
        </div>
      </Pane>
    </>
  );
}

function Buttons() {
  const { label, busy } = samples;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {samples.column.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant}>
            <th scope="row">{variant}</th>
            <td>
              <Button variant={variant}>{label}</Button>
            </td>
            <td>
              <Button variant={variant} disabled>
                {label}
              </Button>
            </td>
            <td>
              <Button variant={variant} isLoading loadingLabel={busy}>
                {label}
              </Button>
            </td>
            <td>
              <Button variant={variant} icon={Plus}>
                {label}
              </Button>
            </td>
            <td>
              <Button variant={variant} size="sm">
                {label}
              </Button>
            </td>
            <td>
              <Button variant={variant} size="lg">
                {label}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
