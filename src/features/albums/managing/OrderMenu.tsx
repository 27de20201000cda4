import { ArrowUpDown } from 'lucide-react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import type { PhotoOrder } from '@/shared/wire/album';
import { useAlbumTexts } from '../ui/albumTexts';

interface OrderMenuProps {
  orders: readonly PhotoOrder[];
  value: PhotoOrder;
  onChange: (order: PhotoOrder) => void;
}

/** Menu of the orders in which photos can be seen. */
export function OrderMenu({ orders, value, onChange }: OrderMenuProps) {
  const t = useAlbumTexts();
  return (
    <Menu
      label={t('order.label')}
      entries={[
        {
          label: t('order.label'),
          value: t(`order.${value}`),
          choices: orders.map((order) => ({ label: t(`order.${order}`), onSelect: () => onChange(order) })),
        },
      ]}
    >
      {(trigger) => <IconButton {...trigger} icon={ArrowUpDown} label={t('order.label')} hasEdge />}
    </Menu>
  );
}
