import { KeptUploads } from './KeptUploads';
import { LoginOver } from './loginOver/LoginOver';
import { RouteFocus } from './RouteFocus';

/** Parts around the pages that nobody misses before the first paint. */
export function AfterPaint({ firstPath }: { firstPath: string }) {
  return (
    <>
      <RouteFocus firstPath={firstPath} />
      <LoginOver />
      <KeptUploads />
    </>
  );
}
