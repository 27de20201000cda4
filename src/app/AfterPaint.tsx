import { KeptUploads } from './KeptUploads';
import { LoginOver } from './loginOver/LoginOver';

/** Parts around the pages that nobody misses before the first page is there. */
export function AfterPaint() {
  return (
    <>
      <LoginOver />
      <KeptUploads />
    </>
  );
}
