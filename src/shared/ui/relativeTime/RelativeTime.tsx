import { useTexts } from '@/shared/i18n/useTexts';
import { absoluteTime, relativeTime } from '@/shared/lib/time/relativeTime';
import { useNow } from '@/shared/lib/time/useNow';

/** Self-updating, with the full date on hover (POST-08). `at` is ISO 8601. */
export function RelativeTime({ at }: { at: string }) {
  const t = useTexts('common');
  const now = useNow();
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return null;

  const distance = relativeTime(moment, now);
  const text =
    distance.unit === 'date'
      ? distance.text
      : t(`time.${distance.unit}`, { count: 'count' in distance ? distance.count : 0 });
  return (
    <time dateTime={at} title={absoluteTime(moment)}>
      {text}
    </time>
  );
}
