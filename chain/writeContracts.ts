import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../server/projectRoot';
import { compileContracts } from './compile';

await writeFile(
  join(projectRoot, 'chain/contracts.json'),
  `${JSON.stringify(compileContracts(), null, 1)}\n`,
);
