import { writeFile } from 'node:fs/promises';
import { compileContracts } from './compile';

// npm runs its scripts in the project's root.
await writeFile('chain/contracts.json', `${JSON.stringify(compileContracts(), null, 1)}\n`);
