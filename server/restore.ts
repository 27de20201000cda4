import { restore, runCommand } from './backups/commands';

/* `npm run restore -- [NAME] [--replace]`: puts a backup in place of database and files (OPS-05). */
const words = process.argv.slice(2);
const name = words.find((word) => !word.startsWith('--'));
runCommand('Restored', (settings) => restore(settings, name, words.includes('--replace')));
